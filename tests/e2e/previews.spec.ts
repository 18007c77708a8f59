import type { Page } from '@playwright/test';

import { findViolations } from '../support/axe.ts';
import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

const PAGE = givenPage('note');

/** The first link in a page's prose to another page. */
const link = (page: Page) =>
  page.locator('.markdown p:not(li p) a[href*="/docs/"]:not([href^="http"])').last();
const card = (page: Page) => page.getByRole('group', { name: 'Preview' });

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, PAGE);
  await link(page).scrollIntoViewIfNeeded();
}

async function restOn(page: Page): Promise<void> {
  await link(page).hover();
  await page.clock.runFor(600);
}

test('hovering a link in the text shows a preview, which can be clicked', async ({
  page,
}) => {
  await open(page);
  await restOn(page);
  await expect(card(page)).toContainText(/verified \d+ \w+ \d{4}/);
  await card(page).hover();
  await page.clock.runFor(1000);
  await expect(card(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  await expect(card(page)).toHaveCount(0);
});

test('the card follows its link in the tab order, and Escape closes it', async ({
  page,
}) => {
  await open(page);
  await link(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(600);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('the card stays inside the window and does not cover its link', async ({ page }) => {
  for (const size of [
    { width: 390, height: 400 },
    { width: 720, height: 450 }, // 1440 by 900 at 200 %
  ]) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await open(page);
    await restOn(page);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    const [a, b] = [await card(page).boundingBox(), await link(page).boundingBox()];
    expect(a && b && (a.y >= b.y + b.height || a.y + a.height <= b.y)).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('a reader who turns previews off gets none on later pages, until they are turned back on', async ({
  page,
}) => {
  await open(page);
  const back = page.getByRole('button', { name: 'Show link previews' });
  await expect(back).toHaveCount(0);
  await restOn(page);
  await card(page).getByRole('button', { name: 'Turn off previews' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await restOn(page);
  await expect(card(page)).toHaveCount(0);
  await back.click();
  await expect(back).toHaveCount(0);
  await link(page).scrollIntoViewIfNeeded();
  await restOn(page);
  await expect(card(page)).toBeVisible();
});

for (const [how, prepare] of [
  ['a finger', () => undefined],
  [
    'saved data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
] as const) {
  test(`there is no preview with ${how}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await open(page);
    if (how === 'a finger') {
      await link(page).dispatchEvent('pointerover', {
        pointerType: 'touch',
        bubbles: true,
      });
    } else await link(page).hover();
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0);
  });
}
