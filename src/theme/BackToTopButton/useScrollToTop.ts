import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';

import nextScrollTop from './nextScrollTop';

function scrollsSmoothly(): boolean {
  return getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
}

/**
 * Scrolls to the top: natively where CSS asks for smooth scrolling, at once where the reader asks
 * for less motion, else frame by frame.
 *
 * @returns `start`, and `cancel` for a reader who scrolls against it
 */
export default function useScrollToTop(): {
  readonly start: () => void;
  readonly cancel: () => void;
} {
  const frame = useRef(0);
  const cancel = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function step() {
    const top = nextScrollTop(window.scrollY);
    window.scrollTo(0, top);
    if (top > 0) {
      frame.current = requestAnimationFrame(step);
    }
  }

  function start() {
    if (scrollsSmoothly()) {
      window.scrollTo({ top: 0, behavior: 'smooth' });
    } else if (prefersReducedMotion()) {
      window.scrollTo(0, 0);
    } else {
      frame.current = requestAnimationFrame(step);
    }
  }

  return { start, cancel };
}
