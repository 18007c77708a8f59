import { useSyncExternalStore } from 'react';

const DAY = 24 * 60 * 60 * 1000;

const subscribe = () => () => undefined;

/**
 * Whether a day is over by the reader's clock, in UTC. Until hydration, it returns the value from build
 * time, so that server and client render the same.
 *
 * @param day - `YYYY-MM-DD`; without one, it never expires
 * @param wasPast - the value at build time
 */
export default function useIsPast(day: string | undefined, wasPast: boolean): boolean {
  const isPast = () =>
    wasPast || (day !== undefined && Date.now() >= Date.parse(day) + DAY);
  return useSyncExternalStore(subscribe, isPast, () => wasPast);
}
