import { expect, openHydrated, test } from '../support/browserTest.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const [address, other] of [
  ['docs/tech-notes', 'docs/personal-growth-notes'],
  ['docs/personal-growth-notes', 'docs/tech-notes'],
] as const) {
  test(`/${address} shows its own sidebar and not the other one`, async ({ page }) => {
    await openHydrated(page, address);
    const sidebar = page.getByRole('navigation', { name: /sidebar/i });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      new RegExp(`/${address}/$`),
    );
    await expect(sidebar.locator(`a[href*="/${other}"]`)).toHaveCount(0);
  });
}
