import { useEffect, useEffectEvent } from 'react';

import { slashSlot } from './slashSlot';

/** Keys are pressed on an element: the one in focus, or the body. */
const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).matches('input, textarea, select, [contenteditable]');

function asksForSearch(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (isCommand) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event) && slashSlot.get() !== 'off';
}

/**
 * Opens search by `Ctrl K`, `⌘ K` and, where the reader has not switched it off, `/`.
 *
 * @param listens - whether this field is the one that does
 * @param open - opens it
 */
export default function useSearchKeys(listens: boolean, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    if (!listens) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listens]);
}
