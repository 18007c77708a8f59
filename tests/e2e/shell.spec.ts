import { footerOf } from '../../src/footer.ts';
import { areas } from '../../src/notes/areas.ts';
import { site } from '../../src/site.ts';
import { expect, openHydrated, test, tabTest } from '../support/browserTest.ts';
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

tabTest(
  'the navbar links to the tech notes, the blog and the code host',
  { tag: '@subpath' },
  async ({ page, baseURL }) => {
    await openHydrated(page, '');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const { pathname } = new URL(baseURL ?? '');
    const [first] = areas;
    await expect(
      bar.getByRole('link', { name: first.label, exact: true }),
    ).toHaveAttribute('href', pathname + first.page);
    await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      `${pathname}blog`,
    );
    await expect(bar.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/[^/]+$/,
    );
  },
);

tabTest(
  'the navbar has a locale dropdown, a colour mode button and search, and stays at the top',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openHydrated(page, NOTE);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'English' }).hover();
    await expect(bar.locator('ul a:visible')).toHaveText(['English']);
    await expect(bar.getByRole('button', { name: /dark and light mode/ })).toBeVisible();
    await expect(bar.getByRole('searchbox', { name: 'Search notes' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect((await bar.boundingBox())?.y).toBe(0);
  },
);

tabTest(
  'the footer has its groups of links and the copyright line',
  { tag: '@subpath' },
  async ({ page, baseURL }) => {
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
  },
);

tabTest(
  'the first tab stop skips to the content, and that of the sidebar skips it',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openHydrated(page, NOTE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('outline', /2px$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('main').first()).toBeFocused();

    await page.getByRole('button', { name: /dark|light/ }).focus();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Skip the list of notes' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main').first()).toBeFocused();
  },
);

test(
  'every page requests only static files from its own host, and sets no cookie',
  { tag: '@subpath' },
  async ({ page, context, baseURL }) => {
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
    expect(await context.cookies()).toEqual([]);
  },
);

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the navbar shows all of its links, and none that does nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(givenPage('note'));
    const bar = page.getByRole('navigation', { name: 'Main' });
    const links = await bar.getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(bar.locator('button')).not.toHaveCount(0);
    await expect(bar.locator('[href="#"]:visible, button:visible')).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.mouse.wheel(0, 1500);
    await expect(bar).not.toBeInViewport();
  });
});
