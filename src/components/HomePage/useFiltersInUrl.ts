import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { useSetQueryParameter } from 'docusaurus-ui';
import { FILTERS } from 'docusaurus-theme-search/client';

/** What notes can be sorted by, instead of being grouped by area. */
const ORDERS = ['title', 'verified'] as const;

/** A sort order. */
export type Order = (typeof ORDERS)[number];

/** The filters and sort order in the URL; empty during server rendering and hydration. */
export default function useFiltersInUrl() {
  const history = useHistory();
  const choose = useSetQueryParameter();
  const { search } = useLocation();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const chosen = FILTERS.flatMap((filter) => {
    const value = parameters.get(filter);
    return value ? [[filter, value] as const] : [];
  });
  const choice = Object.fromEntries(chosen);
  const order = ORDERS.find((one) => one === parameters.get('sort'));
  const isFiltering = order !== undefined || Object.keys(choice).length > 0;
  const clear = () => history.replace({ ...history.location, search: '' });
  return { choice, order, isFiltering, choose, clear };
}
