import { useEffect, useEffectEvent } from 'react';

const isAsked = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/**
 * Opens the search with `Ctrl K` or `⌘ K`.
 *
 * @param listens - whether this field is the one that reacts
 * @param open - opens the search
 */
export default function useSearchKeys(listens: boolean, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isAsked(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    if (!listens) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listens]);
}
