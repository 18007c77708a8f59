import { useEffect, useEffectEvent } from 'react';

const isShortcut = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/**
 * Opens the search with `Ctrl K` or `⌘ K`. An HTML template that replays what is pressed before
 * hydration has to name the same keys.
 *
 * @param isEnabled - whether this field is the one that reacts
 * @param open - opens the search
 */
export default function useSearchShortcut(isEnabled: boolean, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isEnabled]);
}
