import { useEffect, useState } from 'react';

type LoadState<T> = { readonly module?: T; readonly error?: Error };

/**
 * Loads a module once it's needed. Unlike `React.lazy`, it can retry, and none of the module runs on
 * the server.
 *
 * @param load - imports the module; a stable function
 * @param wanted - whether the module is needed yet
 * @returns the module, or the error that prevented loading and a function that retries
 */
export default function useLazyModule<T>(load: () => Promise<T>, wanted: boolean) {
  const [state, setState] = useState<LoadState<T>>({});
  const pending = wanted && !state.module && !state.error;
  useEffect(() => {
    if (!pending) return;
    load().then(
      (module) => setState({ module }),
      (error: Error) => setState({ error }),
    );
  }, [load, pending]);
  return { ...state, retry: () => setState({}) };
}
