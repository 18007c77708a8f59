import type { Browser, Page } from '@playwright/test';

import type { BuildHost } from './serveCompressed.ts';

/** Longer than the client waits before it registers the service worker (docusaurus-plugin-offline). */
const QUIET_MS = 3500;

const NEXT = '.pagination-nav__link--next';

/** Milliseconds from a click to the frame in which the selector matches. */
function timeUntilShown(page: Page, selector: string): Promise<number> {
  // Only unnamed functions: for named ones, tsx would insert a helper that doesn't exist in the page.
  return page.evaluate(async (wanted) => {
    let last = NaN;
    document.addEventListener('click', ({ timeStamp }) => (last = timeStamp), true);
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame);
    return performance.now() - last;
  }, selector);
}

/**
 * Opens a note as a first-time visitor, and follows the links to the next ones as soon as their pages are
 * prefetched.
 *
 * @param browser - provides a fresh profile
 * @param host - serves the site
 * @param start - absolute URL of the first page
 * @param count - how many notes to read after it
 * @returns for each click the time in ms until the next note was shown
 */
export async function timeClicks(
  browser: Browser,
  host: BuildHost,
  start: string,
  count: number,
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  const clicks: number[] = [];
  await page.goto(start);
  await host.waitUntilIdle(QUIET_MS);
  while (clicks.length < count) {
    const link = page.locator(NEXT);
    await link.scrollIntoViewIfNeeded();
    await host.waitUntilIdle(700); // the link is in the viewport, so its page is prefetched
    // Don't wait for the heading, which may be the same for a category and its first note.
    const nextNote = `main:has(h1) ${NEXT}:not([href="${await link.getAttribute('href')}"])`;
    const [time] = await Promise.all([timeUntilShown(page, nextNote), link.click()]);
    clicks.push(time);
    await host.waitUntilIdle(2000);
  }
  await page.close();
  return clicks;
}
