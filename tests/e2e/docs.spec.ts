import { expect, openHydrated, test } from '../support/browserTest.ts';

const NOTE = 'docs/tech-notes/api/idempotency';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a note has its sidebar, and the current note is marked in it', async ({ page }) => {
  await openHydrated(page, NOTE);
  const sidebar = page.getByRole('navigation', { name: /sidebar/i });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Idempotency');
});

test('the personal-growth notes have a sidebar of their own', async ({ page }) => {
  await openHydrated(page, 'docs/personal-growth-notes/');
  const sidebar = page.getByRole('navigation', { name: /sidebar/i });
  await expect(sidebar.getByRole('link', { name: 'Idempotency' })).toHaveCount(0);
  await expect(sidebar.getByRole('link').first()).toBeVisible();
});

test('the sidebar cannot be hidden, and opening a category closes no other', async ({
  page,
}) => {
  await openHydrated(page, NOTE);
  await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
  const sidebar = page.getByRole('navigation', { name: /sidebar/i });
  const open = sidebar.locator('[aria-expanded="true"]');
  const before = await open.count();
  expect(before).toBeGreaterThan(0);
  await sidebar.locator('[aria-expanded="false"]').first().click();
  await expect(open).toHaveCount(before + 1);
});

test('breadcrumbs lead from the home page to the note', async ({ page }) => {
  await openHydrated(page, NOTE);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link').first()).toBeVisible();
  await expect(crumbs).toContainText('Idempotency');
});

test('the table of contents has the headings of levels 2 and 3 and no others', async ({
  page,
}) => {
  await openHydrated(page, NOTE);
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = page.locator('.table-of-contents a:visible');
  const targets = await links.evaluateAll((all) =>
    all.map((a) => a.getAttribute('href')),
  );
  expect(targets.length).toBeGreaterThan(2);
  expect(targets.filter((target) => !headings.includes(target ?? ''))).toEqual([]);
});
