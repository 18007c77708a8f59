import type { Page } from '@playwright/test';

import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
} from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages, pagesOfEachKind } from '../support/pages.ts';

const WIDTHS = [320, 390, 820, 997, 1024, 1280, 1440];

const SIZES = [16, 20, 24, 32];

test.use({ allowedErrors: NOT_FOUND_RESPONSE });

/** Returns a function that sets the font size of the browser's settings, which `em` in media queries follows. */
async function openSettings(page: Page): Promise<(size: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (size) => {
    await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  };
}

/** What's wrong with the page at this width: it scrolls sideways, or a text column is too narrow. */
function findProblems(): string[] {
  const root = document.documentElement;
  const rem = parseFloat(getComputedStyle(root).fontSize);
  const pen = document.createElement('canvas').getContext('2d');
  const sentence =
    'A request that is sent a second time must not be charged a second time either.';
  const { fontSize, fontFamily } = getComputedStyle(document.body);
  if (pen) pen.font = `${fontSize} ${fontFamily}`;
  const each = (pen?.measureText(sentence).width ?? 0) / sentence.length;
  const least = Math.min(45 * each, root.clientWidth - 4 * rem);
  const problems = [...document.querySelectorAll('main p')]
    .filter((text) => text.checkVisibility())
    .filter((text) => !text.closest('li, td, nav, aside, figure, .alert'))
    .map((text) => ({
      width: text.getBoundingClientRect().width,
      words: text.textContent,
    }))
    .filter(({ width }) => width < least)
    .map(({ width, words }) => `${width} px instead of ${least} for "${words}"`);
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 0 ? [`${excess} px beyond the window`, ...problems] : problems;
}

test('at any text size of the browser, nothing scrolls sideways and no text column is too narrow', async ({
  page,
}) => {
  test.slow();
  const setSize = await openSettings(page);
  const problems: string[] = [];
  let checked = 0;
  for (const route of pagesOfEachKind()) {
    await openHydrated(page, route);
    checked += await page.locator('main p').count();
    for (const size of SIZES) {
      await setSize(size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(findProblems);
        const where = `/${route}, text of ${size} px, window of ${width} px`;
        problems.push(...found.map((problem) => `${where}: ${problem}`));
      }
    }
  }
  expect(checked).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

test('with large text the side columns open from buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHydrated(page, givenPage('tables'));
  await (
    await openSettings(page)
  )(24);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Browse notes' }).click();
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Browse notes' }).click();
  const before = page.url();
  await sidebar.locator('a:not([aria-current])').filter({ visible: true }).last().click();
  await expect(page).not.toHaveURL(before);
  await expect(sidebar).toBeHidden();

  await openHydrated(page, givenPage('post'));
  const posts = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await expect(posts).toBeHidden();
  await page.getByRole('button', { name: 'All posts' }).click();
  await expect(posts).toBeVisible();
  await page.keyboard.press('Escape');

  for (const route of findPages('tables', 'note')) {
    await openHydrated(page, route);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  }
});

test('the sidebar collapses if a style, not a setting, enlarges the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHydrated(page, givenPage('tables'));
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(sidebar).toBeHidden();
  expect(await page.evaluate(findProblems)).toEqual([]);
  await page.getByRole('button', { name: 'Browse notes' }).click();
  await expect(sidebar).toBeVisible();
});

test('at any text size the navbar takes at most a fifth of the viewport, and covers no heading that a URL points to', async ({
  page,
}) => {
  test.slow();
  await openHydrated(page, givenPage('tables'));
  const setSize = await openSettings(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('heading', { name: 'Trade-offs' });
  for (const size of SIZES) {
    await setSize(size);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1440, 900],
    ] as const) {
      const where = `text of ${size} px, window of ${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
      const shown = await bar.evaluate(
        (element) => element.getBoundingClientRect().bottom / window.innerHeight,
      );
      expect(shown, where).toBeLessThanOrEqual(0.2);

      await page.evaluate(() => {
        // Away and back at once: the test is about where it ends up.
        window.scrollTo({ top: 0, behavior: 'instant' });
        window.location.hash = '';
        window.location.hash = '#trade-offs';
      });
      await expect(heading).toBeInViewport();
      const covered = await heading.evaluate((element) => {
        const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
        return (bar?.bottom ?? Infinity) - element.getBoundingClientRect().top;
      });
      // With some air in between.
      expect(covered, where).toBeLessThanOrEqual(-16);
    }
  }
});

test('on a phone the navbar stays one row with wide letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, '');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const before = await bar.boundingBox();
  // Fonts differ between machines: these are as wide as any on a phone.
  await page.addStyleTag({ content: 'nav * { letter-spacing: 0.04em }' });
  expect(before?.height).toBeLessThan(70);
  expect((await bar.boundingBox())?.height).toBe(before?.height);
  await expect(bar.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test('with text of 16 px the sidebar is shown from 997 px, and the table of contents once 60 characters fit beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openHydrated(page, givenPage('tables'));
  const opener = page.getByRole('button', { name: 'Browse notes', includeHidden: true });
  const folded = page.locator('.theme-doc-toc-mobile');
  const beside = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  // It's in the page, and visible where the sidebar is collapsed.
  await expect(opener).toHaveCount(1);
  await expect(opener).toBeHidden();
  await expect(folded).toBeVisible();
  await expect(beside).toBeHidden();

  await page.setViewportSize({ width: 1240, height: 800 });
  await expect(folded).toBeHidden();
  const text = await page.getByRole('article').boundingBox();
  const column = await beside.boundingBox();
  const gap = (column?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? Infinity);
  expect(gap).toBeGreaterThanOrEqual(47);
  expect(gap).toBeLessThanOrEqual(65);
});
