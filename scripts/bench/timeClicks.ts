import type { Browser } from '@playwright/test';

import { runInPage } from './runInPage.ts';

/** Runs in the page: milliseconds from the next click to the frame with the next note. */
function untilNextNote(): Promise<number> {
  // Not the heading alone: a category and its first note may have the same.
  const content = () =>
    document.querySelector('h1') && document.querySelector('main')?.textContent;
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const before = content();
      const look = () => {
        const now = content();
        if (now && now !== before) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

/**
 * Reads note after note by the link to the next, on a fast line, and times each click.
 *
 * @param browser - gives a fresh profile
 * @param start - absolute address of the first note
 * @param count - how many clicks
 * @returns milliseconds from click to new heading
 */
export async function timeClicks(
  browser: Browser,
  start: string,
  count: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const times: number[] = [];
  await page.goto(start, { waitUntil: 'networkidle' });
  while (times.length < count) {
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700); // the page that the link leads to is fetched ahead
    const [time] = await Promise.all([runInPage(page, untilNextNote), next.click()]);
    times.push(time);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  }
  await context.close();
  return times;
}
