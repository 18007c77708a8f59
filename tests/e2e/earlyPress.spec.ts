import type { Page } from '@playwright/test';

import { expect, delayRequests, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

const NOTE = givenPage('note');

const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const modeButton = (page: Page) =>
  page.getByRole('button', { name: /dark and light mode/ }).first();

/** Opens a page whose scripts are held back; returns a function that releases them and waits for hydration. */
async function openWithoutScripts(
  page: Page,
  route: string,
): Promise<() => Promise<void>> {
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
  };
}

test('the search shortcut, pressed before hydration, opens search afterwards', async ({
  page,
}) => {
  const bringScripts = await openWithoutScripts(page, NOTE);
  await page.keyboard.press('Control+k');
  await bringScripts();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
});

test.describe('on a phone, before hydration', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a tap on the menu button opens the menu afterwards', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, NOTE);
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-busy', 'true');
    await bringScripts();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('"On this page" opens immediately, and stays open', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, NOTE);
    const sources = page
      .getByRole('main')
      .getByRole('link', { name: 'Sources', exact: true });
    await page.getByText('On this page').filter({ visible: true }).click();
    await expect(sources.filter({ visible: true })).toHaveCount(1);
    await bringScripts();
    await expect(sources.filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('on a wide screen, before hydration', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a click on the colour mode button changes the mode afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const bringScripts = await openWithoutScripts(page, NOTE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await modeButton(page).click();
    await bringScripts();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  // If the category has its own page, the button is the arrow beside its name;
  // otherwise it's the name.
  for (const { kind, of, name } of [
    { kind: 'with a page', of: 'categoryWithPage', name: /category 'HTTP'$/ },
    { kind: 'without a page', of: 'categoryWithoutPage', name: /^Docker\b/ },
  ] as const) {
    test(`a click on a category ${kind} toggles it after hydration`, async ({ page }) => {
      const note = givenPage(of);
      const bringScripts = await openWithoutScripts(page, note);
      const category = page
        .getByRole('navigation', { name: /sidebar/i })
        .getByRole('button', { name });
      await expect(category).toHaveAttribute('aria-expanded', 'true');
      await category.click();
      await bringScripts();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(new RegExp(`${note}/?$`));
    });
  }

  test('a click on a tab selects it after hydration, and details open immediately', async ({
    page,
  }) => {
    const bringScripts = await openWithoutScripts(page, givenPage('tabs'));
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = await tab.innerText();
    await tab.click();
    const folded = page
      .getByRole('main')
      .locator('article details:not(.theme-doc-toc-mobile)')
      .first();
    await folded.locator('summary').click();
    const text = folded.locator('p').last();
    await expect(text).toBeVisible();
    await bringScripts();
    await expect(page.getByRole('tab', { name, exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(text).toBeVisible();
  });
});

test('a click during hydration is handled exactly once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    let root: unknown;
    Object.defineProperty(window, 'docusaurusRoot', {
      get: () => root,
      set(value: unknown) {
        root = value;
        // React starts hydrating in a separate task; this runs before it.
        queueMicrotask(() => {
          document
            .querySelector<HTMLElement>('button[aria-label*="dark and light mode"]')
            ?.click();
        });
      },
    });
  });
  await openHydrated(page, NOTE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
