import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { useSetQueryParameter } from 'docusaurus-ui';
import { FILTERS, type SelectedFilters } from 'docusaurus-theme-search/client';

/** The filters in the URL; empty during server rendering and hydration. */
export default function useFiltersInUrl() {
  const history = useHistory();
  const choose = useSetQueryParameter();
  const { search } = useLocation();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const chosen = FILTERS.flatMap((filter) => {
    const value = parameters.get(filter);
    return value ? [[filter, value] as const] : [];
  });
  const choice: SelectedFilters = Object.fromEntries(chosen);
  const clear = () => history.replace({ ...history.location, search: '' });
  return { choice, isFiltering: chosen.length > 0, choose, clear };
}
