import { useEffect, type RefObject } from 'react';

/** Gives an open dialog an entry in the history, so that Back closes it, and takes the entry back when it's closed. */
export default function useCloseOnBack(
  dialog: RefObject<HTMLDialogElement | null>,
): void {
  useEffect(() => {
    let isBack = false;
    const { scrollY } = window;
    const onBack = () => {
      isBack = true;
      dialog.current?.close();
      // Router and browser have just scrolled to the top, or to the anchor in the URL.
      requestAnimationFrame(() => window.scrollTo(0, scrollY));
    };
    window.history.pushState(window.history.state, '');
    window.addEventListener('popstate', onBack, { once: true });
    return () => {
      if (!isBack) window.history.back();
    };
  }, [dialog]);
}
