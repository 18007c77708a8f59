import type { Page, Response } from '@playwright/test';

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

/** Focuses the link with the keyboard, which is what opens a preview. */
async function tabTo(page: Page): Promise<void> {
  await link(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(600);
}

test(
  'hovering a link in the text shows a preview, which can be clicked',
  { tag: '@subpath' },
  async ({ page }) => {
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
  },
);

test('the card follows its link in the tab order, and Escape closes it', async ({
  page,
}) => {
  await open(page);
  await tabTo(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('a link in a list item has a preview, but not in the lists at the end of the note', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, givenPage('index'));
  const item = page.locator('.markdown > ul li a[href*="/docs/"]').first();
  await item.hover();
  await page.clock.runFor(600);
  await expect(card(page)).toBeVisible();
  await open(page);
  await page.locator('.markdown section li a').first().hover();
  await page.clock.runFor(1000);
  await expect(card(page)).toHaveCount(0);
});

test('the card follows its link when the page scrolls, and closes once the link is out of view', async ({
  page,
}) => {
  await open(page);
  await tabTo(page);
  await expect(card(page)).toBeVisible();
  const gap = async () => {
    const [a, b] = [await card(page).boundingBox(), await link(page).boundingBox()];
    return a && b && Math.round(a.y < b.y ? b.y - a.y - a.height : a.y - b.y - b.height);
  };
  const before = await gap();
  await page.mouse.wheel(0, 20);
  await page.clock.runFor(500);
  await expect.poll(gap).toBe(before);
  await page.mouse.wheel(0, -5000);
  await page.clock.runFor(500);
  await expect(card(page)).toHaveCount(0);
});

test('Escape cancels a preview that is about to open', async ({ page }) => {
  await open(page);
  await link(page).hover();
  await page.clock.runFor(300);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(card(page)).toHaveCount(0);
});

test(
  'a preview needs no data besides the page that its link leads to',
  { tag: '@subpath' },
  async ({ page }) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    const target = await link(page).getAttribute('href');
    await page.evaluate(async (path) => {
      await window.docusaurus.preload(path ?? '');
    }, target);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await restOn(page);
    await expect(card(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(responses.map((response) => response.body()));
    expect(Buffer.concat(bodies).length).toBeLessThan(10_000); // uncompressed: the card's script and styles
  },
);

test('the card stays inside the window and does not cover its link', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 }, // 1280 by 1024 at 400 %, where the navbar isn't sticky
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
