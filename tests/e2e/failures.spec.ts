import { expect, openHydrated, test } from '../support/browserTest.ts';

const BANNER = 'Your Docusaurus site did not load properly.';

test.describe('a site that is served under a wrong base path', () => {
  test.use({ allowedErrors: /./ });

  test(
    'shows a banner on the home page that suggests the right one',
    { tag: '@subpath' },
    async ({ page }) => {
      await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
      await page.goto('');
      await expect(page.getByText(BANNER).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(
        page.locator('#__docusaurus-base-url-issue-banner-container'),
      ).toHaveCount(1);
      await expect(page.locator('body')).toContainText(/baseUrl/i);
    },
  );

  test('shows no banner on other pages', { tag: '@subpath' }, async ({ page }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(BANNER)).toHaveCount(0);
  });
});

test('without access to storage the site works and warns in the console', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 1200, height: 800 });
  await openHydrated(page, 'blog');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(warnings.join('\n')).toMatch(/storage/i);
});

test.describe('a page whose HTML differs from what React renders', () => {
  test.use({ allowedErrors: /./ });

  test('recovers, and logs the hydration error', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('**/blog/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', ' changed</h1>');
      await route.fulfill({ response, body });
    });
    await openHydrated(page, 'blog/');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('changed');
    expect(errors.join('\n')).toMatch(/#418|hydrat/i);
  });
});
