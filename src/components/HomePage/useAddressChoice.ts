import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { useWriteParameter } from 'docusaurus-ui';
import { FILTERS } from 'docusaurus-theme-search/client';

/** What notes can be put in order by, instead of by area. */
const ORDERS = ['title', 'verified'] as const;

/** One of the orders. */
export type Order = (typeof ORDERS)[number];

/** What the address chooses of the notes; while the page is rendered and taken over, nothing. */
export default function useAddressChoice() {
  const history = useHistory();
  const choose = useWriteParameter();
  const { search } = useLocation();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const chosen = FILTERS.flatMap((filter) => {
    const value = parameters.get(filter);
    return value ? [[filter, value] as const] : [];
  });
  const choice = Object.fromEntries(chosen);
  const order = ORDERS.find((one) => one === parameters.get('sort'));
  const isOn = order !== undefined || Object.keys(choice).length > 0;
  return { choice, order, isOn, choose, clear: () => history.replace({ search: '' }) };
}
