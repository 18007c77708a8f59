import { expect, openHydrated, test } from '../support/browserTest.ts';
import { findPages } from '../support/pages.ts';

const PAGES = ['', ...findPages('tables', 'post'), 'blog', 'blog/tags'];

for (const width of [390, 1440]) {
  test(`targets outside running text are at least 24 px high at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of PAGES) {
      await openHydrated(page, route);
      const low = await page.locator('a[href], button, summary').evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          // WCAG 2.2 exempts links in sentences, which includes a heading's anchor.
          .filter((target) => !target.closest('p, td, .markdown li, .hash-link'))
          .filter((target) => {
            const { height } = target.getBoundingClientRect();
            return height > 1 && height < 24;
          })
          .map((target) => `${target.textContent}: ${target.outerHTML}`),
      );
      expect(low, `/${route}`).toEqual([]);
    }
  });
}
