import type { Page } from '@playwright/test';

/**
 * Measures how long a page takes to show what the reader asked for.
 *
 * @param page - where it happens
 * @param event - what the reader does: the last one before it counts
 * @param selector - finds what shall be shown, and nothing before
 * @returns milliseconds from the event to the frame that shows it
 */
export function untilShown(
  page: Page,
  event: 'click' | 'input',
  selector: string,
): Promise<number> {
  // Functions in it have no names: tsx would give them theirs with a helper that the page lacks.
  return page.evaluate(
    async ([type, wanted]) => {
      let last = NaN;
      document.addEventListener(type, ({ timeStamp }) => (last = timeStamp), true);
      while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame);
      return performance.now() - last;
    },
    [event, selector] as const,
  );
}
