import type { Browser, Page } from '@playwright/test';

import type { Answer } from '../staticHost.ts';
import type { WatchedHost } from './watchHost.ts';

/** Longer than the client waits before it sets the service worker up (`src/plugins/offline`). */
const QUIET_MS = 3500;

async function withPage<T>(browser: Browser, visit: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Opens a page as a reader does who was never there, and waits until nothing more comes.
 *
 * @param browser - gives a fresh profile
 * @param host - serves the site
 * @param address - absolute address of the page
 * @returns what was sent
 */
export function loadPage(
  browser: Browser,
  host: WatchedHost,
  address: string,
): Promise<Answer[]> {
  host.takeAnswers();
  return withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await host.untilQuiet(QUIET_MS);
    return host.takeAnswers();
  });
}

/** What a session sent, and where it ended. */
export type Session = { readonly answers: Answer[]; readonly pages: string[] };

/**
 * Reads one note after the other by the link to the next.
 *
 * @param browser - gives a fresh profile
 * @param host - serves the site
 * @param start - absolute address of the first note
 * @param count - how many notes to read
 */
export function readSession(
  browser: Browser,
  host: WatchedHost,
  start: string,
  count: number,
): Promise<Session> {
  host.takeAnswers();
  return withPage(browser, async (page) => {
    await page.goto(start, { waitUntil: 'load' });
    const pages = [new URL(page.url()).pathname];
    await host.untilQuiet(QUIET_MS);
    while (pages.length < count) {
      const before = page.url();
      const next = page.locator('.pagination-nav__link--next');
      await next.scrollIntoViewIfNeeded();
      await host.untilQuiet(500); // the link is in sight: its page is fetched ahead
      await next.click();
      await page.waitForURL((url) => url.href !== before);
      await host.untilQuiet(2000);
      pages.push(new URL(page.url()).pathname);
    }
    return { answers: host.takeAnswers(), pages };
  });
}
