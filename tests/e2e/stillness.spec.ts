import { expect, openHydrated, test } from '../support/browserTest.ts';

/** A note with live blocks, one with diagrams and tables, a post with a picture. */
const PAGES = [
  'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
  'docs/tech-notes/api/idempotency',
  'blog/welcome',
];

type Shifting = Window & { shifted: number };

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes and is read to its end at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const own = window as unknown as Shifting;
      own.shifted = 0;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as { value: number }[];
        for (const { value } of shifts) own.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of PAGES) {
      await openHydrated(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await page.waitForTimeout(60);
      }
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => (window as unknown as Shifting).shifted);
      expect(shifted, `/${address}`).toBe(0);
    }
  });
}
