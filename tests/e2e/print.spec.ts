import type { Page } from '@playwright/test';

import { expect, openHydrated, tabTest as test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

/** A note with samples and live blocks. */
const NOTE = givenPage('live');

/** A4 at 96 dpi, without the margins of src/css/print.css. */
const PAPER = { width: 605, height: 987 };

/** Long text fills its pages: at most a seventh more than its height requires. */
async function expectFullSheets(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(2);
  expect(sheets).toBeLessThanOrEqual(Math.ceil((height / PAPER.height) * 1.15));
}

test('all tabs are printed', async ({ page }) => {
  await openHydrated(page, givenPage('tabs'));
  await page.emulateMedia({ media: 'print' });
  const panels = await page.locator('[role=tabpanel]').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) await expect(panel).toBeVisible();
});

test('an address follows a link, except in a table, where it would not fit', async ({
  page,
}) => {
  await openHydrated(page, givenPage('tables'));
  await page.emulateMedia({ media: 'print' });
  const addressIn = (selector: string) =>
    page.locator(selector).evaluateAll(([place]) => {
      const link = document.createElement('a');
      link.href = 'https://example.org/';
      place?.append(link);
      return getComputedStyle(link, '::after').content;
    });
  expect(await addressIn('.markdown p')).toContain('https://example.org/');
  expect(await addressIn('.markdown td')).toBe('none');
});

test('a sample has no box, which a page break would leave open, and only a long one is split', async ({
  page,
}) => {
  await openHydrated(page, NOTE);
  await page.emulateMedia({ media: 'print' });
  const sample = page.locator('figure:has(> pre)').first();
  await expect(sample).toHaveCSS('border-width', '0px 0px 0px 2px');
  const code = page.locator('figure > pre > code').first();
  await expect(code).toHaveCSS('orphans', '6');
  await expect(code).toHaveCSS('widows', '6');
});

test('a drawing fits a sheet, and nothing after the text takes room for another', async ({
  page,
}) => {
  await openHydrated(page, givenPage('diagram'));
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('figure svg').first();
  const height = await drawing.evaluate((svg) => {
    svg.setAttribute('viewBox', '0 0 300 9000');
    svg.setAttribute('width', '300');
    svg.setAttribute('height', '9000');
    return svg.getBoundingClientRect().height;
  });
  expect(height).toBeLessThan(PAPER.height);
  await expect(page.locator('main > .container')).toHaveCSS('padding-bottom', '0px');
});

test('a printed title is at the top of its sheet', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const route of ['blog', NOTE]) {
    await openHydrated(page, route);
    const title = await page.locator('h1').first().boundingBox();
    expect(title?.y, route).toBeLessThan(40);
  }
});

test('a printed note is its text: no navigation, no empty page or box', async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await openHydrated(page, givenPage('printedLive'));
  const waiting = page.locator('pre + [aria-hidden], figure + [aria-hidden]').first();
  const controls = page.locator('nav:visible, button:visible, textarea:visible');
  await expect(waiting).toBeVisible();
  await expect(controls).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(waiting).toBeHidden();
  await expect(page.locator('a', { hasText: 'Skip to main content' })).toBeHidden();
  await expect(controls).toHaveCount(0);

  await expectFullSheets(page);
});
