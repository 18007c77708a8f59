import { useSyncExternalStore } from 'react';

const DAY = 24 * 60 * 60 * 1000;

const subscribe = () => () => undefined;

/**
 * Whether a day has ended by the reader's clock, in UTC. Until the page has come to life it is what
 * the build knew, so that both render the same.
 *
 * @param day - `YYYY-MM-DD`; without one nothing ends
 * @param wasPast - what the build knew
 */
export default function useIsPast(day: string | undefined, wasPast: boolean): boolean {
  const isPast = () =>
    wasPast || (day !== undefined && Date.now() >= Date.parse(day) + DAY);
  return useSyncExternalStore(subscribe, isPast, () => wasPast);
}
