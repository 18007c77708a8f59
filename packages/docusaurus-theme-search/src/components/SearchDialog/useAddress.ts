import { useEffect, useEffectEvent } from 'react';

import { useWriteParameter } from 'docusaurus-ui';

/** How long a reader pauses before the address follows, milliseconds. */
const PAUSE_MS = 300;

/**
 * Writes the query into the address for as long as the dialog is open, so that it can be passed on
 * and going back from a note leads to it again; without a step of its own in the history.
 *
 * @param query - as it was typed
 * @returns writes another query at once; an empty one takes it out again
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
