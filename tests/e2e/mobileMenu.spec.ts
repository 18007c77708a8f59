import type { Page } from '@playwright/test';

import { areas } from '../../src/notes/areas.ts';
import { expect, openHydrated, tabTest as test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page, route = ''): Promise<void> {
  await openHydrated(page, route);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
});

test('the menu exists up to 996 px and not from 997 px', async ({ page }) => {
  await openHydrated(page, '');
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle(page)).toBeHidden();
});

test("an open menu locks the page's scrolling, and closes when the window widens to a desktop", async ({
  page,
}) => {
  await openMenu(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu(page)).toBeHidden();
});

test(
  'an item closes the menu and leads to its page, where going back closes it too',
  { tag: '@subpath' },
  async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    // The URL changes before the page does, and the new page has its own closed menu.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/blog\/?$/);
  },
);

test('the menu links to the areas, and so does the navbar of every desktop window, in one row', async ({
  page,
}) => {
  test.skip(
    !areas.some(({ isInWideNavbar }) => isInWideNavbar),
    'the bar has room for all',
  );
  await openMenu(page);
  await expect(menu(page).locator('.notes-wide-only').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 997, height: 800 });
  const wide = page.locator('.navbar .notes-wide-only:visible');
  await expect(wide).not.toHaveCount(0);
  await expect(page.locator('.navbar')).toHaveCSS('height', '61px');
});

test('the menu opens scrolled to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openMenu(page, givenPage('note'));
  await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport();
});

test(
  'on a note the menu shows its sidebar, and can switch to the main menu',
  { tag: '@subpath' },
  async ({ page }) => {
    await openMenu(page, givenPage('index'));
    const back = menu(page).getByRole('button', { name: /back to main menu/i });
    // The list scrolls below it.
    const width = await menu(page).evaluate(({ clientWidth }) => clientWidth);
    expect((await back.boundingBox())?.width).toBeCloseTo(width, 0);
    await back.click();
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
  },
);
