import { useLayoutEffect, type RefObject } from 'react';

/** How far beyond what the reader sees, in px: they may be scrolling. */
const MARGIN = 200;

/** Whether a box can take the size of its content without moving anything that the reader sees. */
function canFit(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const end = box.lastElementChild?.getBoundingClientRect().bottom ?? top;
  return Math.min(bottom, end + box.scrollTop) > window.innerHeight + MARGIN;
}

/**
 * Marks the box of a result with `data-fits`, which gives back the room that was kept for it: once
 * its size is known and while its end, before as after, stands below what the reader sees. Marked by
 * hand, since by the time of a render the reader may have scrolled to it.
 *
 * @param box - the box of the result
 * @param height - height of its content in px; 0 while unknown
 */
export default function useFit(box: RefObject<HTMLElement | null>, height: number): void {
  useLayoutEffect(() => {
    if (height === 0) return undefined;
    const look = () => {
      if (!box.current || !canFit(box.current)) return;
      box.current.dataset['fits'] = '';
      window.removeEventListener('scroll', look);
    };
    window.addEventListener('scroll', look, { passive: true });
    look();
    return () => window.removeEventListener('scroll', look);
  }, [box, height]);
}
