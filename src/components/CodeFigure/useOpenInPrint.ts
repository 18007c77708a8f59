import { useEffect, type RefObject } from 'react';

/**
 * Opens a `details` element for printing and closes it afterwards, for browsers where CSS can't style
 * the content of a closed one.
 *
 * @param ref - ref of the element
 */
export default function useOpenInPrint(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!ref.current) return;
      wasOpen = ref.current.open;
      ref.current.open = true;
    };
    const restore = () => {
      if (ref.current) ref.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [ref]);
}
