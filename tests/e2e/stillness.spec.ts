import type { Page } from '@playwright/test';

import { expect, delayRequests, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages, readPage } from '../support/pages.ts';

/** A note with live blocks, one with diagrams and tables, a post with an image. */
const PAGES = findPages('live', 'tables', 'post');

/** A note with tables and one in Chinese, if they say when they were verified. */
const NOTES = findPages('tables', 'chinese').filter((page) =>
  readPage(page).includes('About this note'),
);

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
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += STEP) {
        await scrollTo(page, y);
        await untilDrawn(page);
      }
      await page.waitForLoadState('networkidle');
      expect(await readShifted(page), `/${route}`).toBe(0);
    }
  });
}

for (const width of [390, 820, 1440]) {
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

test('a note says so once its term has ended', async ({ page }) => {
  test.skip(NOTES.length === 0, 'no note says when it was verified');
  const facts = page.getByRole('list', { name: 'About this note' });
  for (const route of NOTES) {
    await page.clock.setFixedTime('2026-11-22');
    await openHydrated(page, route);
    await expect(facts).toContainText('verified');
    await page.clock.setFixedTime('2040-01-01');
    await openHydrated(page, route);
    await expect(facts).toContainText(/expired \d+ \w+ 20\d\d/);
  }
});
