import { site } from '../../src/site.ts';
import { expect, openHydrated, tabTest as test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages } from '../support/pages.ts';

for (const route of ['', ...findPages('note')]) {
  test(`the navbar covers no focused element while tabbing backwards on /${route}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openHydrated(page, route);
    const stops = page.getByRole('main').locator('a[href], button, input, summary');
    const hidden = await stops.evaluateAll((elements) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector('nav')?.getBoundingClientRect().bottom ?? 0;
      return elements.reverse().flatMap((element) => {
        (element as HTMLElement).focus();
        // Collapsed content can't be focused.
        if (document.activeElement !== element) return [];
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < bar ? [`${element.textContent} at ${top} px`] : [];
      });
    });
    expect(await stops.count()).toBeGreaterThan(10);
    expect(hidden).toEqual([]);
  });
}

test('the focus ring of the menu button touches no other element after the menu closes', async ({
  page,
}) => {
  await openHydrated(page, givenPage('note'));
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    const ringEnd = await toggle.evaluate((button) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return button.getBoundingClientRect().right + ring;
    });
    const title = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: site.title })
      .boundingBox();
    expect(title?.x, `at ${width} px`).toBeGreaterThanOrEqual(ringEnd + 2);
  }
});

test('nothing covers a link that skips content while it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openHydrated(page, givenPage('note'));
  for (const y of [0, 600]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    for (const name of ['Skip to main content', 'Skip the list of notes']) {
      const link = page.getByRole('link', { name });
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      const isOnTop = await link.evaluate((element) => {
        const { x, y: top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.9].every((part) =>
          element.contains(
            document.elementFromPoint(x + part * width, top + part * height),
          ),
        );
      });
      expect(isOnTop, `${name} at ${y} px`).toBe(true);
    }
  }
});
