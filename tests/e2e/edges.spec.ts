import type { Page } from '@playwright/test';

import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
} from '../support/browserTest.ts';
import { findPages } from '../support/pages.ts';

const KINDS = [
  '',
  ...findPages('note', 'chinese', 'category', 'post'),
  'blog',
  'blog/archive',
  'markdown-page',
  'no-such-page',
];

test.use({ allowedErrors: NOT_FOUND_RESPONSE });

async function findEdges(page: Page, routes: readonly string[]) {
  const edges: number[] = [];
  for (const route of routes) {
    await openHydrated(page, route);
    const box = await page.locator('h1').first().boundingBox();
    edges.push(Math.round(box?.x ?? -1));
  }
  return edges;
}

for (const [what, routes] of [
  [
    'with a sidebar, and of the blog',
    [...findPages('note', 'category', 'post'), 'blog', 'blog/archive', 'blog/tags'],
  ],
  [
    'without one',
    ['', ...findPages('chinese', 'plain'), 'markdown-page', 'no-such-page'],
  ],
] as const) {
  test(`the titles of all kinds of pages ${what} are aligned at 1440 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const edges = await findEdges(page, routes);
    expect(edges).toEqual(routes.map(() => edges[0]));
  });
}

for (const width of [390, 820, 1920]) {
  test(`the titles of all kinds of pages are aligned at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const edges = await findEdges(page, KINDS);
    expect(edges).toEqual(KINDS.map(() => edges[0]));
  });
}

test('the contents stand 48 px from the text, in Chinese too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of findPages('note', 'chinese')) {
    await openHydrated(page, route);
    const text = await page.locator('.markdown').boundingBox();
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    expect(contents?.x, route).toBeCloseTo((text?.x ?? 0) + (text?.width ?? 0) + 48, 0);
  }
});

for (const width of [390, 820, 1100]) {
  test(`one rule is between the facts and the contents at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of findPages('note')) {
      await openHydrated(page, route);
      const facts = page.getByRole('list', { name: 'About this note' });
      // What to read first may follow the facts.
      const head = await facts.locator('..').boundingBox();
      const contents = page.locator('.theme-doc-toc-mobile');
      const { y } = (await contents.boundingBox()) ?? {};
      expect(y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
      await expect(contents).toHaveCSS('border-top-width', '0px');
    }
  });
}
