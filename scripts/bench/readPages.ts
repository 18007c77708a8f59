import type { Browser } from '@playwright/test';

import { untilShown } from './untilShown.ts';
import type { WatchedHost } from './watchHost.ts';

/** Longer than the client waits before it sets the service worker up (`src/plugins/offline`). */
const QUIET_MS = 3500;

const NEXT = '.pagination-nav__link--next';

/**
 * Opens a page as a reader does who was never there, waits until nothing more comes, and reads on
 * by the link to the next note.
 *
 * @param browser - gives a fresh profile
 * @param host - serves the site
 * @param start - absolute address of the first page
 * @param count - how many notes to read after it
 * @returns what was sent, and the milliseconds of each click until the next note was there
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
    await host.untilQuiet(700); // the link is in sight: its page is fetched ahead
    // Not by the heading: a category and its first note may have the same.
    const nextNote = `main:has(h1) ${NEXT}:not([href="${await link.getAttribute('href')}"])`;
    const [time] = await Promise.all([untilShown(page, 'click', nextNote), link.click()]);
    clicks.push(time);
    await host.untilQuiet(2000);
  }
  const answers = host.takeAnswers();
  await page.close();
  return { answers, clicks };
}
