import { site } from '../../src/site.ts';
import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test(
  'the home page says what the site is, and links to its areas and recent changes',
  { tag: '@subpath' },
  async ({ page }) => {
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
  },
);

test('Tab goes down the home page as it is seen', async ({ page }) => {
  await openHydrated(page, '');
  const links = page
    .getByRole('main')
    .locator('section[class] > :is(h2, ul, ol) a, section > a');
  const tops = await links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().top),
  );
  expect(tops.length).toBeGreaterThan(5);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('a topic of a note leads to the notes about it, which are in view', async ({
  page,
}) => {
  await openHydrated(page, givenPage('note'));
  const facts = page.getByRole('list', { name: 'About this note' });
  const topic = facts.getByRole('link', { name: /^[a-z-]+$/ }).last();
  const name = await topic.innerText();
  await topic.click();
  const heading = page.getByRole('main').getByRole('heading', { name: `${name} · ` });
  await expect(heading).toBeInViewport();
  const placeOf = () =>
    heading.evaluate((node) => node.getBoundingClientRect().top / window.innerHeight);
  await expect.poll(placeOf).toBeLessThan(1 / 3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to all notes from its top', async ({ page }) => {
    await page.goto('');
    const link = page.getByRole('main').getByRole('link', { name: 'All notes' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.locator('main section[id] h2').first()).toBeInViewport();
  });
});
