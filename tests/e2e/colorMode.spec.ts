import type { Page } from '@playwright/test';

import { expect, openHydrated, test } from '../support/browserTest.ts';

const BUTTON = /dark and light mode/;

/** The colours of the browser's bar and of the page. */
function readColours(page: Page): Promise<{ bar: string; paper: string }> {
  return page.evaluate(() => {
    const bar = document.createElement('i');
    bar.style.color =
      document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? '';
    document.body.append(bar);
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return { bar: getComputedStyle(bar).color, paper };
  });
}

test.describe('a reader whose system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('sees light mode first: the system preference is ignored', async ({ page }) => {
    await openHydrated(page, 'blog');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('the colour mode button toggles between light and dark, which is saved under "theme"', async ({
  page,
}) => {
  await openHydrated(page, 'blog');
  const button = page.getByRole('button', { name: BUTTON }).first();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName(/currently dark mode/);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await button.click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await openHydrated(page, '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test("the browser's bar has the colour of the page in both modes", async ({ page }) => {
  await openHydrated(page, 'blog');
  const light = await readColours(page);
  expect(light.bar).toBe(light.paper);
  await page.getByRole('button', { name: BUTTON }).first().click();
  await expect.poll(async () => (await readColours(page)).bar).not.toBe(light.bar);
  const dark = await readColours(page);
  expect(dark.bar).toBe(dark.paper);
  await openHydrated(page, '');
  expect(await readColours(page)).toEqual(dark);
});
