import type { Page } from '@playwright/test';

import { findViolations } from '../support/axe.ts';
import {
  expect,
  delayRequests,
  NOT_FOUND_RESPONSE,
  openHydrated,
  test,
  tabTest,
} from '../support/browserTest.ts';

const NOTE = 'docs/tutorial-basics/congratulations';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search notes' });
const slot = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('searchbox', { name: 'Search notes' });
const status = (page: Page) => dialog(page).getByRole('status');
const options = (page: Page) =>
  dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await slot(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(query);
  await expect(status(page)).toHaveText(/note|Nothing/);
}

tabTest(
  'the keyboard opens search, types, moves through the results and opens one',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, NOTE);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toBeEmpty();
    await page.keyboard.type('idempotency key');
    await expect(field(page)).toHaveValue('idempotency key');
    await expect(field(page)).toBeFocused();
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.locator('mark').first()).toHaveText(/idempotency/i);
    await expect(status(page)).toHaveText(/\d+ notes/);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    const id = await options(page).last().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/tech-notes\/api\/idempotency\/?$/);
    await expect(dialog(page)).toBeHidden();
  },
);

tabTest('Home and End move the caret in the query', async ({ page }) => {
  await openHydrated(page, NOTE);
  await search(page, 'ns');
  await page.keyboard.press('Home');
  await page.keyboard.type('d');
  await expect(field(page)).toHaveValue('dns');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('dns!');
});

tabTest('Escape closes search and restores the focus', async ({ page }) => {
  await openHydrated(page, NOTE);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dns');
  await expect(page).toHaveURL(/\?q=dns$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/congratulations\/?$/);
});

test('text typed before the dialog has loaded is kept', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(NOTE, { waitUntil: 'domcontentloaded' });
  await slot(page).click();
  await page.keyboard.type('dns t');
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('tl');
  await expect(field(page)).toHaveValue('dns ttl');
});

tabTest(
  'a result opens at its heading, and going back returns to the search',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, NOTE);
    await search(page, 'ttl resolver cache');
    const heading = dialog(page).locator('a[role="option"][href*="#"]').first();
    const target = await heading.getAttribute('href');
    await heading.click();
    await expect(page).toHaveURL(new RegExp(`${encodeURI(target ?? '')}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Congratulations',
    );
    await page.goBack();
    await expect(field(page)).toHaveValue('ttl resolver cache');
  },
);

tabTest(
  'a URL with a query opens search, and updating it does not scroll',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, `${NOTE}?q=dns`);
    await expect(field(page)).toHaveValue('dns');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jwt');
    await expect(page).toHaveURL(/\?q=jwt$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  },
);

tabTest('Chinese is found inside a sentence, with its lang', async ({ page }) => {
  await openHydrated(page, NOTE);
  await slot(page).click();
  await field(page).fill('睡眠');
  await expect(options(page).first()).toHaveAttribute('lang', 'zh-Hans');
  await expect(options(page).locator('mark').first()).toHaveText('睡眠');
});

test(
  'Enter during composition does not open a result',
  { tag: '@chromium' },
  async ({ page }) => {
    await openHydrated(page, NOTE);
    await search(page, 'dns');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {
      text: 'shui',
      selectionStart: 4,
      selectionEnd: 4,
    });
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/congratulations/);
  },
);

tabTest(
  'a query without results and similar titles still offers links',
  async ({ page }) => {
    await openHydrated(page, NOTE);
    await search(page, 'zzqqxx');
    await expect(status(page)).toContainText('Nothing found');
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('link', { name: 'All notes' })).toBeVisible();
  },
);

test.describe('when something fails to load', () => {
  test.use({
    allowedErrors: /Failed to load resource|ERR_FAILED|Loading/,
    serviceWorkers: 'block',
  });

  test('titles are searched without the text index, and a message says so', async ({
    page,
  }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await openHydrated(page, NOTE);
    await search(page, 'idempotency');
    await expect(status(page)).toContainText('did not load');
    await expect(options(page).first()).toContainText(/idempotency/i);
  });

  test('the field reports that the dialog failed, and the page keeps working', async ({
    page,
  }) => {
    await openHydrated(page, NOTE);
    await page.route('**/assets/**', (route) => route.abort());
    await slot(page).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.unroute('**/assets/**');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'search is a link to the list of all notes',
    { tag: '@subpath' },
    async ({ page }) => {
      await page.goto(NOTE);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.getByRole('searchbox')).toBeHidden();
      await bar.getByRole('link', { name: 'All notes' }).click();
      await expect(page.getByRole('link', { name: 'DNS' }).first()).toBeVisible();
      await expect(page.getByText('Filter the notes', { exact: true })).toBeHidden();
    },
  );
});

test.describe('a missing page', () => {
  test.use({ allowedErrors: NOT_FOUND_RESPONSE });

  test(
    'suggests the nearest notes and a search for the words in the URL',
    { tag: '@subpath' },
    async ({ page }) => {
      await page.goto('docs/tech-notes/api/Idempotancy.html');
      const near = page.getByRole('region', { name: 'Similar notes' });
      await expect(near.getByRole('link').first()).toHaveText(/idempotency/i);
      await page.getByRole('main').getByRole('searchbox').click();
      await expect(field(page)).toHaveValue('idempotancy');
      await expect(options(page).first()).toContainText(/idempotency/i);
    },
  );

  test('suggests no note if none is similar', async ({ page }) => {
    await openHydrated(page, 'nope-nothing/');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      'nope nothing',
    );
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Similar notes' })).toHaveCount(0);
  });
});

test.describe('the list of all notes', () => {
  test(
    "a note's topic links to the notes about it",
    { tag: '@subpath' },
    async ({ page }) => {
      await openHydrated(page, 'docs/tech-notes/http/dns');
      const facts = page.getByRole('list', { name: 'About this note' });
      await facts.getByRole('link', { name: 'networking' }).click();
      await expect(page).toHaveURL(/\?topic=networking#notes$/);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(/^networking · \d+ entr/);
      const all = main.getByRole('link', { name: /^All .*entries$/ });
      await expect(all).toHaveCount(0);
      const rule = await main
        .getByRole('heading', { name: 'Tech notes' })
        .locator('..')
        .boundingBox();
      const button = await main.getByRole('button', { name: 'Show all' }).boundingBox();
      expect(button ? button.y + button.height : Infinity).toBeLessThan(rule?.y ?? 0);
      await expect(
        main.getByRole('link', { name: 'DNS', exact: true }).first(),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'useRef' })).toBeHidden();
      // Axe objects to the role of the progress bar, which disappears a moment after the page has come.
      await expect(page.locator('#nprogress')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      await main.getByRole('button', { name: 'Show all' }).click();
      await expect(all).not.toHaveCount(0);
    },
  );

  test(
    'the home page leads to the notes in Chinese, and names the language',
    { tag: '@subpath' },
    async ({ page }) => {
      await openHydrated(page, '');
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name: /^\d+ notes are in Chinese$/ });
      const count = parseInt(await link.innerText(), 10);
      await link.click();
      await expect(page).toHaveURL(/\?lang=zh-Hans#notes$/);
      await expect(main.getByRole('status')).toHaveText(`简体中文 · ${count} entries`);
      await main.getByLabel('Kind').selectOption('cheat sheet');
      await expect(main.getByRole('status')).toHaveText(
        'cheat sheet · 简体中文 · 0 entries',
      );
    },
  );

  test(
    'keeps its filters in the URL, without scrolling',
    { tag: '@subpath' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHydrated(page, '');
      const main = page.getByRole('main');
      await main.getByText('Filter the notes', { exact: true }).click();
      await main.getByLabel('Kind').selectOption('concept');
      await expect(page).toHaveURL(/\?kind=concept$/);
      await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
      await main.getByRole('button', { name: 'Show all' }).click();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
    },
  );
});

test('axe finds no violation in any state of the dialog', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openHydrated(page, NOTE);
  await slot(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('idempotency');
  await expect(status(page)).toHaveText(/note/);
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('睡眠');
  await expect(options(page).first()).toHaveAttribute('lang', 'zh-Hans');
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('zzqqxx');
  await expect(status(page)).toContainText('Nothing');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ allowedErrors: /ERR_|Failed to load resource/ });

  test(
    'what a search has loaded is available',
    { tag: '@subpath' },
    async ({ page, context }) => {
      await openHydrated(page, NOTE);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await search(page, 'idempotency');
      await expect(options(page).locator('mark').first()).toBeVisible();
      // Loaded files are cached in the background, a moment later.
      await page.waitForFunction(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const assets = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(assets.map((name) => caches.match(name)));
        return kept.every(Boolean);
      });
      await expect(page).toHaveURL(/q=idempotency/);
      await context.setOffline(true);
      await page.reload();
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(field(page)).toHaveValue('idempotency');
      await expect(status(page)).toHaveText(/\d+ notes/);
      await expect(options(page).first()).toContainText(/idempotency/i);
    },
  );
});
