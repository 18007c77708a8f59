import { expect, openHydrated, test } from '../support/browserTest.ts';

const BUTTON = /dark and light mode/;

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
