import type { Page } from '@playwright/test';

import { expect, delayRequests, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages } from '../support/pages.ts';

/** A note with live blocks, one with diagrams and tables, a post with an image. */
const PAGES = findPages('live', 'tables', 'post');

/**
 * How far a reader scrolls per frame, in px: less than the margin in useFitContent.ts. Otherwise, a block that
 * takes its size below the viewport would count as a shift when the next frame shows it.
 */
const STEP = 180;

type Shifting = Window & { shifted: number };

/** Sums up layout shifts from the first byte on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as Shifting;
    own.shifted = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      for (const { value } of shifts) own.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readShifted = (page: Page) =>
  page.evaluate(() => (window as unknown as Shifting).shifted);

/** Waits until what has just changed is drawn, and its shift reported. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

for (const width of [390, 1440]) {
  test(`nothing shifts while a page loads and is read to its end at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    for (const route of PAGES) {
      await openHydrated(page, route);
      await page.evaluate(async (step) => {
        const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const height = document.documentElement.scrollHeight;
        for (let top = 0; top < height; top += step) {
          window.scrollTo({ top, behavior: 'instant' });
          await drawn();
          await drawn();
        }
      }, STEP);
      await untilDrawn(page);
      await page.waitForLoadState('networkidle');
      expect(await readShifted(page), `/${route}`).toBe(0);
    }
  });
}

for (const width of [390, 1440]) {
  test(`nothing shifts if live blocks load late and exceed their reserved height at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const release = await delayRequests(page, '**/live/frame.html');
    await openHydrated(page, givenPage('longLive'));
    const block = page.getByRole('figure').filter({ hasText: 'const [step, setStep]' });
    const top = await block.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    );
    await scrollTo(page, top - 300);
    const frame = page.locator('iframe').first();
    await expect(frame).toBeAttached();
    release();
    await expect(frame).toHaveAttribute('style', /height/);
    await untilDrawn(page);
    expect(await readShifted(page)).toBe(0);
  });
}
