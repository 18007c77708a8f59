import { useMemo } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { FILTERS, type Filter } from '../../plugins/search/engine/filters';

/** What notes can be put in order by, instead of by area. */
const ORDERS = ['title', 'verified'] as const;

/** One of the orders. */
export type Order = (typeof ORDERS)[number];

/** What the address chooses of the notes; while the page is rendered and taken over, nothing. */
export default function useAddressChoice() {
  const history = useHistory();
  const { search } = useLocation();
  const shown = useIsBrowser() ? search : '';
  const { choice, order } = useMemo(() => {
    const parameters = new URLSearchParams(shown);
    const chosen = FILTERS.flatMap((filter) => {
      const value = parameters.get(filter);
      return value ? [[filter, value] as const] : [];
    });
    return {
      choice: Object.fromEntries(chosen),
      order: ORDERS.find((one) => one === parameters.get('sort')),
    };
  }, [shown]);

  /** Writes a part of the choice into the address; an empty value takes it out. */
  function choose(part: Filter | 'sort', value: string): void {
    const { location } = history;
    const parameters = new URLSearchParams(location.search);
    if (value) parameters.set(part, value);
    else parameters.delete(part);
    const next = parameters.toString().replace(/^(?=.)/, '?');
    history.replace({ ...location, search: next });
  }

  const isOn = order !== undefined || Object.keys(choice).length > 0;
  return { choice, order, isOn, choose, clear: () => history.replace({ search: '' }) };
}
