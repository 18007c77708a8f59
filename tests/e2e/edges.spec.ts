import type { Page } from '@playwright/test';

import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  tabTest as test,
} from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages, readHtml } from '../support/pages.ts';

const KINDS = [
  '',
  ...findPages('note', 'chinese', 'category', 'post'),
  'blog',
  'blog/archive',
  'markdown-page',
  'no-such-page',
];

test.use({ allowedErrors: NOT_FOUND_RESPONSE });

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

const WIDTHS = [390, 820, 997, 1240, 1440, 1920] as const;

type Place = { x: number; y: number; centre: number };

/** Where a page's title starts and the middle of its column, in each window. */
async function findPlaces(page: Page, route: string) {
  const places = {} as Record<(typeof WIDTHS)[number], Place>;
  await openHydrated(page, route);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    places[width] = await page
      .locator('main .container, main.container')
      .first()
      .evaluate((column) => {
        const title = document.querySelector('h1')?.getBoundingClientRect();
        const box = column.getBoundingClientRect();
        return {
          x: title?.x ?? NaN,
          y: title?.y ?? NaN,
          centre: box.x + box.width / 2,
        };
      });
  }
  return places;
}

test("the titles of pages of one kind start at the same edge, all at the same height, and without a sidebar below the site's name", async ({
  page,
}) => {
  test.slow();
  const places = new Map<string, Awaited<ReturnType<typeof findPlaces>>>();
  for (const route of new Set([...KINDS, ...WITH_SIDEBAR, ...WITHOUT_SIDEBAR])) {
    places.set(route, await findPlaces(page, route));
  }
  const expectEqual = (
    routes: readonly string[],
    width: (typeof WIDTHS)[number],
    axis: 'x' | 'y',
  ) => {
    const starts = routes.map((route) => places.get(route)?.[width][axis] ?? NaN);
    // A taller script may take a pixel.
    const spread = Math.max(...starts) - Math.min(...starts);
    expect(spread, `${axis} of ${String(starts)} at ${width} px`).toBeLessThan(2);
  };
  for (const width of [390, 820] as const) expectEqual(KINDS, width, 'x');
  for (const width of [1440, 1920] as const) {
    expectEqual(WITH_SIDEBAR, width, 'x');
    expectEqual(WITHOUT_SIDEBAR, width, 'x');
  }
  for (const width of [390, 1440] as const) expectEqual(KINDS, width, 'y');
  for (const route of WITHOUT_SIDEBAR)
    expect(places.get(route)?.[1920].centre, `/${route}`).toBeCloseTo(960, 0);

  for (const width of [997, 1240] as const) {
    await page.setViewportSize({ width, height: 900 });
    const name = await page.locator('.navbar__brand').first().boundingBox();
    expect(places.get('')?.[width].x).toBeCloseTo(name?.x ?? NaN, 0);
    expectEqual(WITHOUT_SIDEBAR, width, 'x');
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
  givenPage('note');
  for (const route of findPages('note', 'chinese')) {
    // A page without headings has no contents.
    if (!readHtml(route).includes('<h2')) continue;
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
  expect(widths[0]).toBeGreaterThan(0);
  expect(widths).toEqual(widths.map(() => widths[0]));
});

test('one rule is between the contents and what is above them', async ({ page }) => {
  for (const route of [givenPage('note'), ...findPages('index')]) {
    await openHydrated(page, route);
    const facts = page.getByRole('list', { name: 'About this note' });
    // What to read first may follow the facts, which have a rule of their own.
    const isLast = await facts.evaluate((list) => list.matches(':last-child'));
    const contents = page.locator('.theme-doc-toc-mobile');
    for (const width of [390, 820, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await facts.locator('..').boundingBox();
      const { y } = (await contents.boundingBox()) ?? {};
      expect(y, `/${route}`).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
      await expect(contents).toHaveCSS('border-top-width', isLast ? '0px' : '1px');
    }
  }
});
