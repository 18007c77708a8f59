import { useEffect, useState } from 'react';

/** What became of a module that was asked for. */
type Outcome<T> = { readonly module?: T; readonly error?: Error };

/**
 * Loads a module once it is wanted. Unlike `React.lazy` it can try again, and nothing of it runs on
 * the server.
 *
 * @param load - imports the module; a stable function
 * @param wanted - whether the module is needed yet
 * @returns the module, or the error that kept it away and how to ask once more
 */
export default function useLazyModule<T>(load: () => Promise<T>, wanted: boolean) {
  const [state, setState] = useState<Outcome<T>>({});
  const pending = wanted && !state.module && !state.error;
  useEffect(() => {
    if (!pending) {
      return undefined;
    }
    let current = true;
    load().then(
      (module) => current && setState({ module }),
      (error: Error) => current && setState({ error }),
    );
    return () => {
      current = false;
    };
  }, [load, pending]);
  return { ...state, retry: () => setState({}) };
}
