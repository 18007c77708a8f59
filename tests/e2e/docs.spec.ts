import { expect, openHydrated, test } from '../support/browserTest.ts';
import { readDocsData } from '../support/globalData.ts';

const sidebars = Object.values(readDocsData().versions[0]?.sidebars ?? {});
const areas = sidebars.map(({ link }) => link.path);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const route of areas) {
  test(`${route} shows only its own sidebar`, async ({ page }) => {
    await openHydrated(page, route);
    const sidebar = page.getByRole('navigation', { name: /sidebar/i });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', route);
    for (const other of areas.filter((one) => one !== route)) {
      await expect(sidebar.locator(`a[href^="${other}"]`)).toHaveCount(0);
    }
  });
}
