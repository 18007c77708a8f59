import { useEffect, useEffectEvent } from 'react';

import { useWriteParameter } from 'docusaurus-ui';

/** Debounce delay for updating the URL, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Keeps the query in the URL while the dialog is open, so that the URL can be shared and
 * going back from a note leads to the query again. Adds no history entry of its own.
 *
 * @param query - as typed
 * @returns a function that writes another query immediately; an empty one removes it
 */
export default function useAddress(query: string): (query: string) => void {
  const writeParameter = useWriteParameter();
  const write = (value: string) => writeParameter('q', value.trim());
  const onPause = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => onPause(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return write;
}
