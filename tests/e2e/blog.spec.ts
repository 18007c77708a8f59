import { expect, openHydrated, tabTest as test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a tag links to its posts', { tag: '@subpath' }, async ({ page }) => {
  await openHydrated(page, 'blog/tags');
  const tag = page.getByRole('main').locator('a[href*="/blog/tags/"]').first();
  const href = await tag.getAttribute('href');
  const name = (await tag.innerText()).replace(/\s*\d+$/, '');
  await tag.click();
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test(
  'the list links to a post, and the post to its tags',
  { tag: '@subpath' },
  async ({ page }) => {
    await openHydrated(page, 'blog');
    await page.locator('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[\w/-]+\/?$/);
    await expect(page.locator('article a[href*="/blog/tags/"]').first()).toBeVisible();
  },
);

test('a post says in a line when it was written, how long it takes and by whom', async ({
  page,
}) => {
  await openHydrated(page, givenPage('post'));
  const header = page.getByRole('article').locator('header');
  await expect(header.locator('.notes-lede')).not.toBeEmpty();
  const facts = header.locator('div').filter({ has: page.locator('time') });
  await expect(facts).toHaveText(/^\d+ \w+ \d{4} · \d+ min · \S/);
});

test('a post leads back to the list of posts', { tag: '@subpath' }, async ({ page }) => {
  await openHydrated(page, givenPage('post'));
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Blog' });
  await trail.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.locator('aside nav li').first()).toBeVisible();
  await expect(trail).toHaveCount(0);
});

test('the contents of a post are beside its text', async ({ page }) => {
  await openHydrated(page, givenPage('longPost'));
  const contents = page.locator('.table-of-contents').filter({ visible: true });
  const beside = await contents.boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const text = await page.getByRole('article').boundingBox();
  expect(beside?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(beside?.x).toBeGreaterThanOrEqual((text?.x ?? Infinity) + (text?.width ?? 0));
});
