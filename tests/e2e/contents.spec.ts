import type { Locator } from '@playwright/test';

import { expect, openHydrated, test, tabTest } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

/** Its distance from the top of the window. */
const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top);

tabTest('the list of all notes in an area starts below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, `${givenPage('index')}#all-notes`);
  const heading = page.getByRole('heading', { name: 'All notes in this area' });
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect.poll(() => topOf(heading)).toBeLessThan(600);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

tabTest(
  'the index of an area links to its list of notes, which is above the actions',
  async ({ page }) => {
    await openHydrated(page, givenPage('index'));
    const facts = page.getByRole('list', { name: 'About this note' });
    await facts.getByRole('link', { name: 'All notes in this area' }).click();
    const list = page.getByRole('navigation', { name: 'All notes in this area' });
    await expect(list.getByRole('link').first()).toBeInViewport();
    const report = page.getByRole('link', { name: 'Report an error' });
    const end = await list.evaluate((node) => node.getBoundingClientRect().bottom);
    expect(await topOf(report)).toBeGreaterThanOrEqual(end);
  },
);

test.describe('the table of contents on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('stays in reach and closes when a link is followed', async ({ page }) => {
    await openHydrated(page, givenPage('note'));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const opener = page.getByText('On this page');
    await expect(opener).toBeInViewport();
    await opener.click();
    const contents = page.getByRole('group').filter({ has: opener });
    const link = contents.getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(link).toBeHidden();
    const heading = page.getByRole('heading', { name }).first();
    await expect(heading).toBeInViewport();
    const below = await contents.evaluate((box) => box.getBoundingClientRect().bottom);
    expect(await topOf(heading)).toBeGreaterThanOrEqual(below);
  });

  test('ends above the edge while it is open, in rows of one height', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openHydrated(page, givenPage('note'));
    await page.mouse.wheel(0, 2000);
    const opener = page.getByText('On this page');
    await opener.click();
    const contents = page.getByRole('group').filter({ has: opener });
    const { bottom } = await contents.evaluate((box) => box.getBoundingClientRect());
    expect(bottom).toBeLessThan(640 - 16);
    const rows = await contents
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .map(({ top, bottom: end }) => ({ top, end })),
      );
    expect(rows.length).toBeGreaterThan(3);
    rows.slice(1).forEach(({ top }, index) => {
      expect(top - (rows[index]?.end ?? NaN)).toBeCloseTo(0, 0);
    });
  });

  test('the button that scrolls to the top is beside the table of contents, not on the text', async ({
    page,
  }) => {
    await openHydrated(page, givenPage('note'));
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    const contents = await page.locator('.theme-doc-toc-mobile').boundingBox();
    const box = await button.boundingBox();
    expect(box?.y).toBeCloseTo(contents?.y ?? 0, -1);
    expect(box?.height).toBeLessThanOrEqual(contents?.height ?? 0);
    await page.setViewportSize({ width: 1100, height: 844 });
    await expect(button).toBeHidden();
  });
});
