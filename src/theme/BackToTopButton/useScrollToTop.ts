import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';

import nextScrollTop from './nextScrollTop';

function scrollsSmoothly(): boolean {
  return getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
}

/**
 * Scrolls to the top: natively where CSS asks for smooth scrolling, at once where the reader asks
 * for less motion, else frame by frame, until a reader scrolls against it.
 *
 * @returns what starts the way to the top
 */
export default function useScrollToTop(): () => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function step(from: number) {
    // A browser rounds to pixels of its own.
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
