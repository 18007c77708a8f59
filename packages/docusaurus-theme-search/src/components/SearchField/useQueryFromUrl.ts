import { useEffect, useEffectEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/**
 * Opens the search for a URL with `?q=`, after following an external link or going back,
 * but not when the search itself writes the parameter.
 *
 * @param isEnabled - whether this field is the one that reacts
 * @param open - opens the search with a query
 */
export default function useQueryFromUrl(
  isEnabled: boolean,
  open: (query: string) => void,
): void {
  const { action } = useHistory();
  const { search, pathname } = useLocation();
  const onUrlChange = useEffectEvent(() => {
    const query = new URLSearchParams(search).get('q');
    if (isEnabled && query !== null && action !== 'REPLACE') open(query);
  });
  useEffect(() => onUrlChange(), [search, pathname]);
}
