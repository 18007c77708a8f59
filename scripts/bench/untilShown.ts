import type { Page } from '@playwright/test';

/**
 * Measures how long a page takes to show what the reader asked for.
 *
 * @param page - the page
 * @param event - the reader's action; the last such event before the result counts
 * @param selector - matches the result once it's shown, and nothing before that
 * @returns milliseconds from the event to the frame that shows the result
 */
export function untilShown(
  page: Page,
  event: 'click' | 'input',
  selector: string,
): Promise<number> {
  // Only unnamed functions: for named ones, tsx would insert a helper that doesn't exist in the page.
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
