import { expect, NOT_FOUND_ANSWER, openHydrated, test } from '../support/browserTest.ts';
import { findPages } from '../support/pages.ts';

const KINDS = [
  '',
  ...findPages('note', 'chinese', 'category', 'post'),
  'blog',
  'blog/archive',
  'markdown-page',
  'no-such-page',
];

test.use({ allowedErrors: NOT_FOUND_ANSWER });

for (const width of [390, 820]) {
  test(`the title of each kind of page begins at one edge at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const edges = new Map<string, number>();
    for (const address of KINDS) {
      await openHydrated(page, address);
      const box = await page.locator('h1').first().boundingBox();
      edges.set(address, Math.round(box?.x ?? -1));
    }
    expect([...edges]).toEqual(KINDS.map((address) => [address, edges.get('blog')]));
  });
}
