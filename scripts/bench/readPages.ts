import type { Browser, Page } from '@playwright/test';

import type { WatchedHost } from './withBuild.ts';

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
 * Opens a page as a first-time visitor, waits until the network is idle, and follows the links to the
 * next notes.
 *
 * @param browser - provides a fresh profile
 * @param host - serves the site
 * @param start - absolute URL of the first page
 * @param count - how many notes to read after it
 * @returns what was sent, and for each click the time in ms until the next note was shown
 */
export async function readPages(
  browser: Browser,
  host: WatchedHost,
  start: string,
  count: number,
) {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  const clicks: number[] = [];
  host.takeResponses();
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
  const responses = host.takeResponses();
  await page.close();
  return { responses, clicks };
}
