import type { Page } from '@playwright/test';

import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

/** A note with long samples and live blocks. */
const NOTE = givenPage('live');

/** A4 at 96 dpi. */
const PAPER = { width: 794, height: 1123 };

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
  for (const panel of await page.locator('[role=tabpanel]').all()) {
    await expect(panel).toBeVisible();
  }
});

test('a printed note is its text: no navigation, no empty page or box', async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await openHydrated(page, NOTE);
  const waiting = page.locator('pre + [aria-hidden], figure + [aria-hidden]').first();
  await expect(waiting).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(waiting).toBeHidden();
  await expect(page.locator('a', { hasText: 'Skip to main content' })).toBeHidden();
  await expect(page.locator('nav:visible, button:visible, textarea:visible')).toHaveCount(
    0,
  );

  await expectFullSheets(page);
});
