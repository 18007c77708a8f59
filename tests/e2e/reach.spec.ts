import type { Locator } from '@playwright/test';

import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

const PHONE = { width: 390, height: 844 };

/** Its distance from the top of the window. */
const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top);

test('the sidebar starts with the current note in view, and the page at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, givenPage('note'));
  const sidebar = page.getByRole('navigation', { name: /sidebar/i });
  const last = await sidebar.getByRole('link').last().getAttribute('href');
  await openHydrated(page, last ?? '');
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the list of all notes in an area starts below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, `${givenPage('index')}#all-notes`);
  const heading = page.getByRole('heading', { name: 'All notes in this area' });
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect.poll(() => topOf(heading)).toBeLessThan(600);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the index of an area links to its list of notes, which is above the actions', async ({
  page,
}) => {
  await openHydrated(page, givenPage('index'));
  const facts = page.getByRole('list', { name: 'About this note' });
  await facts.getByRole('link', { name: 'All notes in this area' }).click();
  const list = page.getByRole('navigation', { name: 'All notes in this area' });
  await expect(list.getByRole('link').first()).toBeInViewport();
  const report = page.getByRole('link', { name: 'Report an error' });
  const end = await list.evaluate((node) => node.getBoundingClientRect().bottom);
  expect(await topOf(report)).toBeGreaterThanOrEqual(end);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('the table of contents stays in reach and closes when a link is followed', async ({
    page,
  }) => {
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

  test('the open table of contents ends above the edge, in rows of one height', async ({
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

  test('what a reader can do with a note is one row of equal height', async ({
    page,
  }) => {
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

  test('Tab goes down the home page as it is seen', async ({ page }) => {
    await openHydrated(page, '');
    const links = page
      .getByRole('main')
      .locator('section[class] > :is(h2, ul, ol) a, section > a');
    const tops = await links.evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(5);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

    test('the navbar shows all of its links, and none that does nothing', async ({
      page,
    }) => {
      await page.goto(givenPage('note'));
      const bar = page.getByRole('navigation', { name: 'Main' });
      const links = await bar.getByRole('link').all();
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(bar.locator('[href="#"]:visible, button:visible')).toHaveCount(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      await page.mouse.wheel(0, 1500);
      await expect(bar).not.toBeInViewport();
    });

    test('a note has a button that opens the list of notes', async ({ page }) => {
      await page.goto(givenPage('note'));
      const link = page.locator('.theme-doc-sidebar-container').getByRole('link').nth(1);
      await expect(link).toBeHidden();
      await page.getByRole('button', { name: 'Browse notes' }).click();
      await expect(link).toBeInViewport();
    });

    test('the home page leads to all notes from its top', async ({ page }) => {
      await page.goto('');
      const link = page.getByRole('main').getByRole('link', { name: 'All notes' });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page.locator('main section[id] h2').first()).toBeInViewport();
    });
  });

  test("a topic's notes are in view", async ({ page }) => {
    await openHydrated(page, givenPage('note'));
    const facts = page.getByRole('list', { name: 'About this note' });
    const topic = facts.getByRole('link', { name: /^[a-z-]+$/ }).last();
    const name = await topic.innerText();
    await topic.click();
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: `${name} · ` });
    await expect(heading).toBeInViewport();
    await expect.poll(() => topOf(heading)).toBeLessThan(PHONE.height / 3);
  });
});
