import { useLayoutEffect, type RefObject } from 'react';

/** Distance below the viewport, in px, that counts as visible, because the reader may be scrolling. */
const MARGIN = 200;

/** Whether a box can take the size of its content without shifting anything visible. */
function canFit(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const end = box.lastElementChild?.getBoundingClientRect().bottom ?? top;
  return Math.min(bottom, end + box.scrollTop) > window.innerHeight + MARGIN;
}

/**
 * Sets `data-fits` on the result's box, which releases the reserved space, once the content's size is
 * known and if the box ends below the viewport both before and after. Writes to the DOM directly,
 * because the reader may have scrolled to the box by the time of a render.
 *
 * @param box - the box of the result
 * @param height - height of its content in px; 0 while unknown
 */
export default function useFitContent(
  box: RefObject<HTMLElement | null>,
  height: number,
): void {
  useLayoutEffect(() => {
    if (height === 0) return undefined;
    const update = () => {
      if (!box.current || !canFit(box.current)) return;
      box.current.dataset['fits'] = '';
      window.removeEventListener('scroll', update);
    };
    window.addEventListener('scroll', update, { passive: true });
    update();
    return () => window.removeEventListener('scroll', update);
  }, [box, height]);
}
