import { expect, openHydrated, test, tabTest } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { readDocsData } from '../support/globalData.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

tabTest('each area shows only its own sidebar', { tag: '@subpath' }, async ({ page }) => {
  const sidebars = Object.values(readDocsData().versions[0]?.sidebars ?? {});
  const areas = sidebars.map(({ link }) => link.path);
  expect(areas.length).toBeGreaterThan(0);
  const sidebar = page.getByRole('navigation', { name: /sidebar/i });
  for (const route of areas) {
    await openHydrated(page, route);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', route);
    for (const other of areas.filter((one) => one !== route)) {
      await expect(sidebar.locator(`a[href^="${other}"]`)).toHaveCount(0);
    }
  }
});

tabTest(
  'the sidebar starts with the current note in view, and the page at its top',
  async ({ page }) => {
    await openHydrated(page, givenPage('note'));
    const sidebar = page.getByRole('navigation', { name: /sidebar/i });
    const last = await sidebar.getByRole('link').last().getAttribute('href');
    await openHydrated(page, last ?? '');
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false });

  test('a note has a button that opens the list of notes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(givenPage('note'));
    const link = page.locator('.theme-doc-sidebar-container').getByRole('link').nth(1);
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Browse notes' }).click();
    await expect(link).toBeInViewport();
  });
});
