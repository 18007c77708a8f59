import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { pagesOfEachKind } from '../tests/support/pages.ts';
import { withBuild, type Bench } from './bench/withBuild.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run contact-sheet [-- paths]

Screenshots of pages of build/ at five widths, light and dark, in build-contact-sheet/index.html, and the
smallest text of each of their diagrams in px. Without paths: one page of each kind.`;

const FOLDER = 'build-contact-sheet';
const WIDTHS = [360, 820, 1024, 1440, 1920];
const MODES = ['light', 'dark'] as const;

/** The size of the smallest text in each diagram of the page, as shown. */
const measureText = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('.notes-drawing svg')].map((svg) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const texts = [...svg.querySelectorAll('text')];
      const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize));
      return Math.round(scale * Math.min(...sizes) * 10) / 10;
    }),
  );

async function photograph(
  { root, browser }: Bench,
  routes: readonly string[],
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const smallest: Record<string, Record<string, number>> = {};
  const pictures: string[] = [];
  for (const route of routes) {
    for (const mode of MODES) {
      const page = await browser.newPage();
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(root + route);
        const picture = `${route.replaceAll('/', '-') || 'home'}-${width}-${mode}.jpg`;
        await page.screenshot({ path: path.join(FOLDER, picture), type: 'jpeg' });
        pictures.push(`<a href="${picture}"><img src="${picture}" alt="${picture}"></a>`);
        for (const [index, size] of (await measureText(page)).entries())
          (smallest[`${route} ${index + 1}`] ??= {})[width] = size;
      }
      await page.close();
    }
  }
  const style = 'body{display:grid;grid-template-columns:repeat(5,1fr)}img{width:100%}';
  const sheet = `<!doctype html><meta charset="utf-8"><style>${style}</style>`;
  writeFileSync(path.join(FOLDER, 'index.html'), sheet + pictures.join('\n'));
  console.table(smallest);
  console.log(`${pictures.length} screenshots: ${FOLDER}/index.html`);
}

await runCommand(() => {
  const { positionals } = readArguments(USAGE, {});
  const routes = positionals.length > 0 ? positionals : pagesOfEachKind();
  return withBuild((bench) => photograph(bench, routes));
});
