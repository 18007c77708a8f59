import type { Page } from 'puppeteer-core';

/** tsx wraps named inner functions in a helper, which the page does not have. */
export const named = (page: Page) =>
  page.evaluate(() => {
    const same = (n: number) => n;
    return same(1);
  });
export const unnamed = (page: Page) => page.evaluate(() => [1].map((n) => n));
