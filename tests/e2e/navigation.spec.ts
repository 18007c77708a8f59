import type { Page } from '@playwright/test';

import {
  expect,
  delayRequests,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
} from '../support/browserTest.ts';
import { givenPage, titleOf } from '../support/givenPage.ts';

const NOTE = givenPage('index');
const MISSING_CHUNK = /Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk/i;

const blogLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Blog', exact: true });

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'did not load' });

/** Marks the document, so that a test can distinguish a full load from a client-side navigation. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
});

test.describe('a URL that ends in a file name', () => {
  // The test host serves the page as a folder, so it responds to `.html` with 404.html.
  test.use({ allowedErrors: NOT_FOUND_RESPONSE });

  for (const suffix of ['.html', '/index.html']) {
    test(
      `becomes the clean one without ${suffix}`,
      { tag: '@subpath' },
      async ({ page }) => {
        await openHydrated(page, `${NOTE}${suffix}?a=1#sources`);
        await expect(page).toHaveURL(new RegExp(`/${NOTE}/?\\?a=1#sources$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(NOTE));
      },
    );
  }
});

test('a route is shown only once its stylesheets have loaded', async ({ page }) => {
  // Nothing is prefetched, so that the stylesheets are sure to be held back.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openHydrated(page, NOTE);
  const release = await delayRequests(page, '**/assets/css/**');
  const asked = page.waitForRequest('**/assets/css/**');
  await blogLink(page).dispatchEvent('click');
  await asked;
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  // As the blog's own stylesheet has it.
  await expect(page.locator('.notes-posts')).toHaveCSS('padding-bottom', '0px');
  await expect(page.locator('.notes-posts')).not.toHaveCSS('padding-top', '0px');
});

test(
  'a click on an internal link loads static assets, and not the document again',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, NOTE);
    await page.waitForLoadState('networkidle');
    const assets: string[] = [];
    page.on('request', (request) => assets.push(new URL(request.url()).pathname));
    await blogLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((path) => !/\/(assets|img)\//.test(path))).toEqual([]);
  },
);

test.describe('when the chunk of the next route fails to load', () => {
  test.use({ allowedErrors: MISSING_CHUNK });

  test(
    'a warning is logged and the page is fully reloaded',
    { tag: '@subpath' },
    async ({ page }) => {
      await openHydrated(page, NOTE);
      await markDocument(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.route('**/assets/js/**', (route) => route.abort());
      await blogLink(page).dispatchEvent('click');
      await page.waitForURL(/\/blog\/?$/);
      await expect(page.locator('html')).not.toHaveAttribute('data-mark');
      expect(warnings.join()).toMatch(/preload|chunk/i);
    },
  );

  test('the same happens if its stylesheets fail to load', async ({ page }) => {
    await openHydrated(page, NOTE);
    await markDocument(page);
    await page.route('**/assets/css/**', (route) => route.abort());
    await blogLink(page).dispatchEvent('click');
    await page.waitForURL(/\/blog\/?$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-mark');
  });

  test(
    'on the first load an alert reports it and its Retry reloads',
    { tag: '@subpath' },
    async ({ page }) => {
      await page.route(/assets\/js\/(?!main|runtime).*\.js/, (route) => route.abort());
      await page.goto(NOTE);
      const alert = failureNotice(page);
      await expect(alert).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(NOTE));
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Retry' }).click();
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(alert).toBeHidden();
    },
  );

  test(
    'a script that fails once is requested again',
    { tag: '@subpath' },
    async ({ page }) => {
      const failed = new Set<string>();
      const entry = page.waitForResponse(/assets\/js\/main\./);
      await page.route(/assets\/js\/(?!main|runtime).*\.js/, async (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        // After the entry, which must not run while a script that will fail is pending.
        await (await entry).finished();
        // Without a deadline, Chromium may never call back on a page that draws no frame.
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 })),
        );
        return route.abort();
      });
      await page.goto(NOTE);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      expect(failed.size).toBeGreaterThan(0);
      await expect(failureNotice(page)).toBeHidden();
    },
  );
});

test('a slow navigation shows a progress bar after 200 ms, without a spinner; it starts at 8 percent, animates in 200 ms, and advances at most 2 percent every 800 ms', async ({
  page,
}) => {
  await openHydrated(page, NOTE);
  await page.waitForLoadState('networkidle');
  const release = await delayRequests(page, '**/assets/js/**');
  await page.evaluate(() => {
    const steps = [{ at: performance.now(), done: 0 }];
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const left = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
      if (left === undefined || bar?.style.transitionDuration === '0s') return;
      const done = 1 + Number(left) / 100;
      if (done !== steps.at(-1)?.done) steps.push({ at: performance.now(), done });
    }).observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributeFilter: ['style'],
    });
  });
  await blogLink(page).dispatchEvent('click');
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await expect(page.locator('#nprogress > *')).toHaveCount(1);
  const readSteps = () =>
    page.evaluate(
      () => (window as unknown as { steps: { at: number; done: number }[] }).steps,
    );
  await expect.poll(async () => (await readSteps()).length).toBeGreaterThan(4);
  const steps = (await readSteps()).slice(0, 5);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const [pauses, rises] = (['at', 'done'] as const).map((key) =>
    steps.slice(1).map((step, index) => step[key] - (steps[index]?.[key] ?? NaN)),
  );
  expect(pauses?.[0]).toBeGreaterThanOrEqual(200);
  expect(rises?.[0]).toBeCloseTo(0.08, 5);
  expect(Math.min(...(pauses?.slice(1) ?? []))).toBeGreaterThan(790);
  expect(Math.max(...(rises?.slice(1) ?? []))).toBeLessThanOrEqual(0.02);
});

test(
  'a page requests its own scripts together with the entry, not afterwards',
  { tag: '@subpath' },
  async ({ page }) => {
    const release = await delayRequests(page, '**/assets/js/main.*.js');
    const own = page.waitForResponse(/assets\/js\/(?!main|runtime)[^/]+\.js$/);
    await page.goto(NOTE);
    await own;
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
  },
);

test.describe('links in the viewport', () => {
  for (const [name, connection, isFetched] of [
    ['are prefetched', { effectiveType: '4g', saveData: false }, true],
    [
      'are not prefetched with data saver on',
      { effectiveType: '4g', saveData: true },
      false,
    ],
  ] as const) {
    test(name, { tag: '@subpath' }, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await openHydrated(page, givenPage('longIndex'));
      const prefetches = page.locator('link[rel="prefetch"]');
      await page.waitForLoadState('networkidle');
      const inText = page.locator('.markdown a[href*="/docs/"]:not([href^="http"])');
      await inText.first().scrollIntoViewIfNeeded();
      if (isFetched) await expect.poll(() => prefetches.count()).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const before = await prefetches.count();
      await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
      if (isFetched) await expect.poll(() => prefetches.count()).toBeGreaterThan(before);
      else {
        await page.waitForLoadState('networkidle');
        await expect(prefetches).toHaveCount(0);
      }
    });
  }
});
