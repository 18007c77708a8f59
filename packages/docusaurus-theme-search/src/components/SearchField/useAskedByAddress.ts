import { useEffect, useEffectEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/**
 * Opens search where a reader comes to an address with `?q=`, by a link from elsewhere or by going
 * back; not where the search itself writes it.
 *
 * @param listens - whether this field is the one that does
 * @param open - opens it with a query
 */
export default function useAskedByAddress(
  listens: boolean,
  open: (query: string) => void,
): void {
  const { action } = useHistory();
  const { search, pathname } = useLocation();
  const onAddress = useEffectEvent(() => {
    const query = new URLSearchParams(search).get('q');
    if (listens && query !== null && action !== 'REPLACE') open(query);
  });
  useEffect(() => onAddress(), [search, pathname]);
}
