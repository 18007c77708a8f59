import { useEffect, useState } from 'react';

type Last<T> = { readonly load?: unknown; readonly value?: T; readonly error?: Error };

/**
 * Loads a module or data once it's needed. Unlike `React.lazy`, it can retry, and nothing loads on the
 * server.
 *
 * @param load - imports or fetches it; it starts again when this is another function
 * @param wanted - whether it's needed yet
 * @returns what it loaded, or the error that prevented loading and a function that retries
 */
export default function useLazy<T>(load: () => Promise<T>, wanted: boolean) {
  const [last, setLast] = useState<Last<T>>({});
  const isCurrent = last.load === load;
  const pending = wanted && !isCurrent;
  useEffect(() => {
    if (!pending) return undefined;
    let current = true;
    load().then(
      (value) => current && setLast({ load, value }),
      (error: Error) => current && setLast({ load, error }),
    );
    return () => {
      current = false;
    };
  }, [load, pending]);
  return { ...(isCurrent && last), retry: () => setLast({}) };
}
