import { useEffect, useState } from 'react';

const DURATION_MS = 1500;

/**
 * A value that is shown for a moment, such as the outcome of copying.
 *
 * @returns the value while it is shown, and a function that shows one for the full time
 */
export default function useTemporaryValue<T>(): [T | undefined, (value: T) => void] {
  const [shown, setShown] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value, (value) => setShown({ value })];
}
