import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';

const SHARE_PER_FRAME = 0.85;

/**
 * Scrolls to the top: instantly if the reader prefers reduced motion, otherwise by 85 percent of the
 * remaining distance in each frame, until the reader scrolls back down.
 *
 * @returns a function that starts scrolling
 */
export default function useScrollToTop(): () => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function step(from: number) {
    // Browsers round to device pixels, so allow one pixel of difference.
    if (window.scrollY > from + 1) return;
    const top = Math.floor(window.scrollY * (1 - SHARE_PER_FRAME));
    window.scrollTo(0, top);
    if (top > 0) frame.current = requestAnimationFrame(() => step(top));
  }

  return () => {
    if (prefersReducedMotion()) window.scrollTo(0, 0);
    else frame.current = requestAnimationFrame(() => step(window.scrollY));
  };
}
