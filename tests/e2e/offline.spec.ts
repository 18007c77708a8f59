import type { Page } from '@playwright/test';

import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

test.use({ allowedErrors: /ERR_|Failed to load resource/ });

const isHomeCached = (page: Page) =>
  page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const cache = await caches.open(`notes-pages${new URL(scope).pathname.slice(0, -1)}`);
    return (await cache.keys()).some(({ url }) => url === scope || `${url}/` === scope);
  });

test(
  'offline, a reader who saw one note has the home page, and search finds that note',
  { tag: '@subpath' },
  async ({ page, context }) => {
    await openHydrated(page, givenPage('note'));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => isHomeCached(page), { timeout: 15_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await openHydrated(page, '');
    await expect(page.getByRole('region', { name: 'Latest changes' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(title);
    const results = page.getByRole('listbox', { name: 'Results' });
    await expect(results.getByRole('option').first()).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  },
);

test(
  'the home page is fetched for that once per deploy, not with every note',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, givenPage('note'));
    await expect.poll(() => isHomeCached(page), { timeout: 15_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    const scope = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).scope,
    );
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(request.url());
    });

    await openHydrated(page, givenPage('note'));
    await page.waitForLoadState('networkidle');
    expect(fetched).not.toContain(scope);
  },
);
