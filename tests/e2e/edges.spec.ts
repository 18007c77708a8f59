import type { Page } from '@playwright/test';

import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
} from '../support/browserTest.ts';
import { findPages, readPage } from '../support/pages.ts';

const KINDS = [
  '',
  ...findPages('note', 'chinese', 'category', 'post'),
  'blog',
  'blog/archive',
  'markdown-page',
  'no-such-page',
];

test.use({ allowedErrors: NOT_FOUND_RESPONSE });

/** Where the titles of pages start: their x, or their y, to a pixel that a taller script may take. */
async function findStarts(page: Page, routes: readonly string[], axis: 'x' | 'y') {
  const starts: number[] = [];
  for (const route of routes) {
    await openHydrated(page, route);
    const box = await page.locator('h1').first().boundingBox();
    starts.push(Math.round((box?.[axis] ?? -1) / 2));
  }
  return starts;
}

const WITH_SIDEBAR = [
  ...findPages('note', 'category', 'post'),
  'blog',
  'blog/archive',
  'blog/tags',
];

const WITHOUT_SIDEBAR = [
  '',
  ...findPages('chinese', 'plain'),
  'markdown-page',
  'no-such-page',
];

for (const [what, routes, widths] of [
  ['with a sidebar, and of the blog,', WITH_SIDEBAR, [1440, 1920]],
  ['without a sidebar', WITHOUT_SIDEBAR, [1440, 1920]],
  ['of all kinds', KINDS, [390, 820]],
] as const) {
  for (const width of widths) {
    test(`the titles of pages ${what} are aligned at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const edges = await findStarts(page, routes, 'x');
      expect(edges).toEqual(routes.map(() => edges[0]));
    });
  }
}

for (const width of [390, 1440]) {
  test(`the titles of all kinds of pages are at the same height at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const heights = await findStarts(page, KINDS, 'y');
    expect(heights).toEqual(KINDS.map(() => heights[0]));
  });
}

for (const width of [997, 1240]) {
  test(`pages without a sidebar start below the site's name at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '');
    const name = await page.locator('.navbar__brand').first().boundingBox();
    const edges = await findStarts(page, WITHOUT_SIDEBAR, 'x');
    expect(edges).toEqual(WITHOUT_SIDEBAR.map(() => Math.round((name?.x ?? 0) / 2)));
  });
}

test('pages without a sidebar are centred in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const route of WITHOUT_SIDEBAR) {
    await openHydrated(page, route);
    const box = await page
      .locator('main .container, main.container')
      .first()
      .boundingBox();
    const { x = 0, width = 0 } = box ?? {};
    expect(x + width / 2, `/${route}`).toBeCloseTo(960, 0);
  }
});

test('full lines of text have 60 to 75 characters, in whatever font the system has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of findPages('note', 'longPost')) {
    await openHydrated(page, route);
    const counts = await page
      .locator('.markdown > p:not(:has(img))')
      .evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => {
          const lines =
            paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight);
          return { lines: Math.round(lines), characters: paragraph.textContent.length };
        }),
      );
    const long = counts.filter(({ lines }) => lines > 2);
    const sum = (key: 'lines' | 'characters') =>
      long.reduce((total, count) => total + count[key], 0);
    // The last line of a paragraph is half full on average.
    const mean = sum('characters') / (sum('lines') - long.length / 2);
    expect(long.length).toBeGreaterThan(1);
    expect(mean, `/${route}`).toBeGreaterThanOrEqual(60);
    expect(mean, `/${route}`).toBeLessThanOrEqual(75);
  }
});

test('the contents stand 48 px from the text, in Chinese too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const withContents = findPages('note', 'chinese').filter((route) =>
    readPage(route).includes('theme-doc-toc-desktop'),
  );
  for (const route of withContents) {
    await openHydrated(page, route);
    const text = await page.locator('.markdown').boundingBox();
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    expect(contents?.x, route).toBeCloseTo((text?.x ?? 0) + (text?.width ?? 0) + 48, 0);
  }
});

test('lists are as wide as notes, also in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const widths: (number | undefined)[] = [];
  for (const route of [...findPages('note', 'category'), 'blog/archive']) {
    await openHydrated(page, route);
    const column = await page.locator('.notes-columns > :first-child').boundingBox();
    widths.push(column?.width);
  }
  expect(widths).toEqual(widths.map(() => widths[0]));
});

for (const width of [390, 820, 1100]) {
  test(`one rule is between the contents and what is above them at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of findPages('note', 'index')) {
      await openHydrated(page, route);
      const facts = page.getByRole('list', { name: 'About this note' });
      // What to read first may follow the facts, which have a rule of their own.
      const isLast = await facts.evaluate((list) => list.matches(':last-child'));
      const head = await facts.locator('..').boundingBox();
      const contents = page.locator('.theme-doc-toc-mobile');
      const { y } = (await contents.boundingBox()) ?? {};
      expect(y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
      await expect(contents).toHaveCSS('border-top-width', isLast ? '0px' : '1px');
    }
  });
}
