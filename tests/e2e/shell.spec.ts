import { footerOf } from '../../src/footer.ts';
import { areas } from '../../src/notes/areas.ts';
import { site } from '../../src/site.ts';
import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

type FooterColumn = {
  readonly title: string;
  readonly items: readonly { label: string; to?: string; href?: string }[];
};

const NOTE = givenPage('index');
const footer = footerOf(site);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the home page says what the site is, and links to its areas and recent changes', async ({
  page,
}) => {
  await openHydrated(page, '');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(site.title);
  await expect(main.getByText(site.tagline, { exact: true })).toBeVisible();
  const areas = await main.locator('section[id]').all();
  expect(areas.length).toBeGreaterThan(0);
  for (const area of areas) await expect(area.getByRole('link').first()).toBeVisible();
  const changes = main.getByRole('region', { name: 'Latest changes' });
  await expect(changes.getByRole('listitem').first()).toBeVisible();
  const feed = changes.getByRole('link', { name: 'RSS feed of the notes' });
  await expect(feed).toHaveAttribute('href', /\/docs\/rss\.xml$/);
});

test('the navbar links to the tech notes, the blog and the code host', async ({
  page,
  baseURL,
}) => {
  await openHydrated(page, '');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const { pathname } = new URL(baseURL ?? '');
  const [first] = areas;
  await expect(bar.getByRole('link', { name: first.label, exact: true })).toHaveAttribute(
    'href',
    pathname + first.page,
  );
  await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    `${pathname}blog`,
  );
  await expect(bar.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/[^/]+$/,
  );
});

test('the navbar has a locale dropdown, a colour mode button and search', async ({
  page,
}) => {
  await openHydrated(page, NOTE);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'English' }).hover();
  await expect(bar.locator('ul a:visible')).toHaveText(['English']);
  await expect(bar.getByRole('button', { name: /dark and light mode/ })).toBeVisible();
  await expect(bar.getByRole('searchbox', { name: 'Search notes' })).toBeVisible();
});

test('the navbar stays at the top while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openHydrated(page, NOTE);
  await page.evaluate(() => window.scrollTo(0, 300));
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(box?.y).toBe(0);
});

test('the footer has its groups of links and the copyright line', async ({
  page,
  baseURL,
}) => {
  await openHydrated(page, NOTE);
  const foot = page.getByRole('contentinfo');
  const { pathname } = new URL(baseURL ?? '');
  for (const { title, items } of footer.links as FooterColumn[]) {
    await expect(foot.getByText(title, { exact: true })).toBeVisible();
    for (const { label, to, href } of items) {
      await expect(foot.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        to ? pathname + to.slice(1) : `${href}`,
      );
    }
  }
  await expect(foot).toContainText(footer.copyright);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await openHydrated(page, NOTE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('outline', /2px$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeFocused();
});

test('the first tab stop of the sidebar skips it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openHydrated(page, NOTE);
  const skip = page.getByRole('link', { name: 'Skip the list of notes' });
  await page.getByRole('button', { name: /dark|light/ }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeFocused();
});

test('no page collects data in a form or sets a cookie', async ({ page, context }) => {
  for (const route of ['', NOTE, 'blog']) {
    await openHydrated(page, route);
    await expect(page.locator('input[type=password], form[method=post]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('every page requests only static files from its own host', async ({
  page,
  baseURL,
}) => {
  const requests: { url: string; method: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), method: request.method() }),
  );
  await openHydrated(page, '');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Blog').click();
  await expect(page).toHaveURL(/blog\/?$/);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ url }) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
