import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows a dialog as a modal while its component is mounted. Escape, the back gesture and a click
 * outside close it; focus returns to where it was.
 *
 * @param onClose - called once the reader closed the dialog; unmount it then
 * @returns the ref for the `<dialog>`
 */
export default function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.showModal();
    dialog.addEventListener('click', onClick, { signal });
    dialog.addEventListener('close', () => close(), { signal });
    return () => {
      listening.abort();
      // Closing before the element is removed is what makes the browser return the focus.
      dialog.close();
    };
  }, []);
  return ref;
}
