import { findViolations } from '../support/axe.ts';
import { siteBuild } from '../support/builds.ts';
import {
  expect,
  NOT_FOUND_RESPONSE,
  openHydrated,
  tabTest as test,
} from '../support/browserTest.ts';
import { listRoutes, pagesOfEachKind } from '../support/pages.ts';

/** Pages in the sitemap, and the not-found page. */
const routes = [...listRoutes(siteBuild), 'no-such-page'];

/** Pages of one kind have the same colours, and src/css/tokens.test.ts checks them in pairs. */
const kinds = new Set(pagesOfEachKind());

const looks = [
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1440 },
  { mode: 'light', width: 1440 },
  { mode: 'dark', width: 390 },
];

test.use({ allowedErrors: NOT_FOUND_RESPONSE });

routes.forEach((route, index) => {
  looks.forEach(({ mode, width }, turn) => {
    // `npm test` checks each page once, alternating between modes and widths, and colours on one of each kind.
    const tag = turn === index % looks.length ? ['@turn'] : [];
    test(
      `/${route} hydrates, and axe finds no violation, ${mode}, ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const chooser = await page.addInitScript((value) => {
          // Also runs in the frames of live blocks, which have no storage.
          if (window === window.top) localStorage.setItem('theme', value);
        }, mode);
        await openHydrated(page, route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('h1').first()).toBeVisible();
        const isWhole = test.info().project.name === 'a11y-all';
        const withColours = isWhole || kinds.has(route.replace(/\/$/, ''));
        expect(await findViolations(page, withColours)).toEqual([]);
        await chooser.dispose();
      },
    );
  });
});
