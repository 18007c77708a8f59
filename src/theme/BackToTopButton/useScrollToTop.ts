import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';

import nextScrollTop from './nextScrollTop';

function scrollsSmoothly(): boolean {
  return getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
}

/**
 * Scrolls to the top: natively if CSS asks for smooth scrolling, instantly if the reader prefers
 * reduced motion, otherwise frame by frame until the reader scrolls back down.
 *
 * @returns a function that starts scrolling
 */
export default function useScrollToTop(): () => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function step(from: number) {
    // Browsers round to device pixels, so allow one pixel of difference.
    if (window.scrollY > from + 1) return;
    const top = nextScrollTop(window.scrollY);
    window.scrollTo(0, top);
    if (top > 0) {
      frame.current = requestAnimationFrame(() => step(top));
    }
  }

  return () => {
    if (scrollsSmoothly()) {
      window.scrollTo({ top: 0, behavior: 'smooth' });
    } else if (prefersReducedMotion()) {
      window.scrollTo(0, 0);
    } else {
      frame.current = requestAnimationFrame(() => step(window.scrollY));
    }
  };
}
