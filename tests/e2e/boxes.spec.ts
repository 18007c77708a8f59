import type { Page } from '@playwright/test';

import { expect, openHydrated, test } from '../support/browserTest.ts';
import { givenPage } from '../support/givenPage.ts';
import { findPages } from '../support/pages.ts';

/** Notes with code, tables, diagrams and live blocks, in English and Chinese. */
const PAGES = findPages('tables', 'diagram', 'live', 'tabs', 'chinese');

type Box = { name: string; isStop: boolean; scrolls: boolean };

/** The scroll containers of code, tables and diagrams. */
function readBoxes(page: Page): Promise<Box[]> {
  return page
    .locator('main article')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups
        .filter((group) => !group.matches('details, fieldset'))
        .map((group) => ({
          name: group.getAttribute('aria-label') ?? '',
          isStop: (group as HTMLElement).tabIndex === 0,
          scrolls: group.scrollWidth > group.clientWidth,
        })),
    );
}

test('a box is a tab stop while it scrolls, and has a unique name', async ({ page }) => {
  test.slow();
  givenPage('tables');
  const found = { scrolling: 0, still: 0 };
  for (const route of PAGES) {
    await openHydrated(page, route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const readWrong = async () =>
        (await readBoxes(page)).filter(({ isStop, scrolls }) => isStop !== scrolls);
      await expect.poll(readWrong, `/${route} at ${width} px`).toEqual([]);
      const boxes = await readBoxes(page);
      const names = boxes.map(({ name }) => name);
      expect(names, `/${route}`).toEqual([...new Set(names)]);
      expect(
        names.filter((name) => !/^(Code|Output|Table|Diagram): ./.test(name)),
      ).toEqual([]);
      for (const { scrolls } of boxes) found[scrolls ? 'scrolling' : 'still'] += 1;
    }
  }
  expect(found.scrolling).toBeGreaterThan(0);
  expect(found.still).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('code in a table cell wraps only between words', async ({ page }) => {
    await openHydrated(page, givenPage('tables'));
    const words = await page.locator('td code').evaluateAll((codes) =>
      codes
        .flatMap(({ childNodes }) => [...childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          const word = node.textContent?.trimEnd() ?? '';
          range.setStart(node, 0);
          range.setEnd(node, word.length);
          return { word, lines: range.getClientRects().length };
        }),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(({ lines }) => lines !== 1)).toEqual([]);
  });

  test('the word for how far a sample was checked is never cut', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    let seen = 0;
    for (const route of findPages('tables', 'live', 'reasoned')) {
      await openHydrated(page, route);
      const words = await page
        .locator('figcaption')
        .getByText(/^Sample: \S/)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((word) => {
            const { top, right, bottom } = word.getBoundingClientRect();
            const tools = word.nextElementSibling?.getBoundingClientRect();
            const bar = word.parentElement;
            // With a long title, the tools are on the next line; with a reason, on the one before.
            const isBeside = bottom > (tools?.top ?? 0) && top < (tools?.bottom ?? 0);
            const isCovered = isBeside && right > (tools?.left ?? 0);
            return {
              isCut: word.scrollWidth > word.clientWidth || isCovered,
              isBarTooNarrow: (bar?.scrollWidth ?? 0) > (bar?.clientWidth ?? 0),
            };
          }),
        );
      seen += words.length;
      const problems = words.filter(
        ({ isCut, isBarTooNarrow }) => isCut || isBarTooNarrow,
      );
      expect(problems, `/${route}`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('the button that enlarges a diagram is below it', async ({ page }) => {
    await openHydrated(page, givenPage('diagram'));
    const button = page.getByRole('button', { name: 'Enlarge the diagram' }).first();
    const diagram = page.locator('article').getByRole('img').first();
    const [tool, shown] = [await button.boundingBox(), await diagram.boundingBox()];
    expect(tool?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
  });
});
