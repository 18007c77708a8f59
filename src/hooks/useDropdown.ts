import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';

function moveFocus(root: HTMLElement, step: 1 | -1): void {
  const links = [...root.querySelectorAll<HTMLElement>('ul a[href]')];
  const now = links.findIndex((link) => link === document.activeElement);
  const next = now < 0 && step < 0 ? links.length - 1 : now + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
}

function answerKey(event: KeyboardEvent, root: HTMLElement, close: () => void): void {
  const inside = root.contains(document.activeElement);
  if (event.key === 'Escape') {
    close();
    if (inside) {
      root.querySelector('button')?.focus();
    }
  } else if (inside && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    moveFocus(root, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/**
 * Opens a list on click, Enter, Space or arrow down. Closes it on Escape, which returns the focus to
 * the button, on a click outside, and when the focus leaves.
 *
 * @returns the ref for the element that contains button and list, the list's state, the button's props
 */
export default function useDropdown() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || !root) {
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) =>
      root.contains(target as Node) || setOpen(false);
    const onKeyDown = (event: KeyboardEvent) =>
      answerKey(event, root, () => setOpen(false));
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [open]);

  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key === 'ArrowDown' && !open && rootRef.current) {
      event.preventDefault();
      // Opening adds listeners to the document, which must not receive this same event.
      event.stopPropagation();
      // The list must be rendered before its first link can be focused.
      flushSync(() => setOpen(true));
      moveFocus(rootRef.current, 1);
    }
  }

  return {
    rootRef,
    open,
    close,
    buttonProps: { 'aria-expanded': open, onClick: () => setOpen(!open), onKeyDown },
  };
}
