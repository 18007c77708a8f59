import { useEffect, useEffectEvent } from 'react';

import { slashSlot } from './slashSlot';

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable]')
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  return key === '/' && isPlain && !isTyping(event) && slashSlot.get() !== 'off';
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
