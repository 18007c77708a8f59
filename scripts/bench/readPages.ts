import type { Browser } from '@playwright/test';

import { untilShown } from './untilShown.ts';
import type { WatchedHost } from './watchHost.ts';

/** Longer than the client waits before it registers the service worker (docusaurus-plugin-offline). */
const QUIET_MS = 3500;

const NEXT = '.pagination-nav__link--next';

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
  count = 0,
) {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  const clicks: number[] = [];
  host.takeAnswers();
  await page.goto(start);
  await host.untilQuiet(QUIET_MS);
  while (clicks.length < count) {
    const link = page.locator(NEXT);
    await link.scrollIntoViewIfNeeded();
    await host.untilQuiet(700); // the link is in the viewport, so its page is prefetched
    // Don't wait for the heading, which may be the same for a category and its first note.
    const nextNote = `main:has(h1) ${NEXT}:not([href="${await link.getAttribute('href')}"])`;
    const [time] = await Promise.all([untilShown(page, 'click', nextNote), link.click()]);
    clicks.push(time);
    await host.untilQuiet(2000);
  }
  const answers = host.takeAnswers();
  await page.close();
  return { answers, clicks };
}
