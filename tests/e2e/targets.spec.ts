import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages } from '../support/pages.ts';

const PAGES = [
  '',
  ...findPages('tables', 'index', 'category', 'chinese', 'post'),
  'blog',
  'blog/archive',
  'blog/tags',
];

for (const [width, least] of [
  [390, 40],
  [1440, 24],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch: width === 390 });

    test(`targets outside running text are at least ${least} px high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of PAGES) {
        await openHydrated(page, route);
        const { checked, low } = await page
          .locator('a[href], button, summary')
          .evaluateAll((all, min) => {
            const targets = all
              .filter((target) => target.checkVisibility())
              // WCAG 2.2 exempts links in sentences.
              .filter((target) => !target.closest('p, td, .markdown li'));
            const tooLow = targets.filter((target) => {
              const { height } = target.getBoundingClientRect();
              return height > 1 && height < min;
            });
            return {
              checked: targets.length,
              low: tooLow.map((target) => `${target.textContent}: ${target.outerHTML}`),
            };
          }, least);
        expect(checked, `/${route}`).toBeGreaterThan(0);
        expect(low, `/${route}`).toEqual([]);
      }
    });
  });
}

test('what a reader can do with a note is one row of equal height', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, givenPage('note'));
  const row = page.getByText('Report an error').locator('..');
  const boxes = await row
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ y, height }) => ({ y, height })),
    );
  expect(boxes).toHaveLength(3);
  const [first = { y: 0, height: 0 }] = boxes;
  expect(first.height).toBeGreaterThanOrEqual(39.5);
  for (const { y, height } of boxes) {
    expect(Math.abs(y + height / 2 - first.y - first.height / 2)).toBeLessThan(2);
    expect(height).toBeGreaterThanOrEqual(39.5);
  }
});
