import { useEffect, useEffectEvent } from 'react';

import { useSetQueryParameter } from 'docusaurus-ui';

/** Debounce delay for updating the URL, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * Keeps the query in the URL while the dialog is open, so that the URL can be shared and
 * going back from a page leads to the query again. Adds no history entry of its own.
 *
 * @param query - as typed
 * @returns a function that writes another query immediately; an empty one removes it
 */
export default function useQueryInUrl(query: string): (query: string) => void {
  const setQueryParameter = useSetQueryParameter();
  const write = (value: string) => setQueryParameter('q', value.trim());
  const onPause = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => onPause(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return write;
}
