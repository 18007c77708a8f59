import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
} from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { pagesOfEachKind } from '../support/pages.ts';

const pages = pagesOfEachKind();

test(
  'every kind of page is readable without JavaScript',
  { tag: '@subpath' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    for (const route of pages) {
      await page.goto(route);
      const heading = page.locator('h1').first();
      await expect(heading, `/${route}`).toBeVisible();
      const text = await page.locator('main').first().innerText();
      const isHeading = text.trim() === (await heading.innerText()).trim();
      expect(isHeading, `/${route} is a heading and no more`).toBe(false);
    }
    await page.close();
  },
);

test('without JavaScript all tabs are shown, and there are no buttons', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(givenPage('tabs'));
  const panels = await page.locator('[role=tabpanel]').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) await expect(panel).toBeVisible();
  await page.goto(givenPage('live'));
  await expect(page.locator('button')).not.toHaveCount(0);
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.locator('figure + [aria-hidden]').first()).toBeHidden();
  await page.close();
});

test.describe('a path that does not exist', () => {
  test.use({ allowedErrors: NOT_FOUND_RESPONSE });

  for (const route of ['no-such-page', 'docs/no-such-note']) {
    test(
      `/${route} has status 404 and shows the not-found page before and after hydration`,
      { tag: '@subpath' },
      async ({ page }) => {
        const response = await page.goto(route, { waitUntil: 'commit' });
        expect(response?.status()).toBe(404);
        await expect(page).toHaveTitle(/^Page Not Found \|/);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        // The head is written in its own frame after hydration.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        await expect(page).toHaveTitle(/^Page Not Found \|/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      },
    );
  }

  test(
    'has that title after a client-side navigation too',
    { tag: '@subpath' },
    async ({ page }) => {
      await openHydrated(page, givenPage('plain'));
      await page.evaluate(() => {
        history.pushState(null, '', 'no-such-note');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect(page).toHaveTitle(/^Page Not Found \|/);
    },
  );
});
