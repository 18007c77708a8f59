import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { JSDOM } from 'jsdom';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { SUBJECTS } from './subjects.ts';

const USAGE = `npm run bench:features

Bytes (brotli) that each feature adds to the HTML of a page in build/. Their sum differs from "all", because
text compresses better together.`;

/** The elements of each feature. Names of classes in CSS modules start with the local name. */
const FEATURES = {
  'read next, linked from, related': '[class^="links_"]',
  'Markdown version, history, report': '[class^="actions_"], link[type="text/markdown"]',
  feeds: 'head link[rel="alternate"][type$="xml"], link[type="application/feed+json"]',
  sharing:
    '[property^="og:image"], [name^="twitter"], [property^="article"], [type="application/ld+json"]',
};

/** Size of a page without the elements that match `selector`; of the whole page if none do. */
function sizeWithout(html: string, selector: string): number {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(selector)) element.remove();
  return brotliCompressSync(document.documentElement.outerHTML).length;
}

function main(): void {
  readArguments(USAGE, {});
  const table: Record<string, Record<string, number>> = {};
  for (const { name, path: page } of SUBJECTS) {
    const file = path.join('build', page, 'index.html');
    if (!existsSync(file)) {
      throw new Error(`There is no ${file}. Run this first: npm run build`);
    }
    const html = readFileSync(file, 'utf8');
    const whole = sizeWithout(html, 'no-such-element');
    const all = Object.values(FEATURES).join();
    const sizes = Object.entries({ ...FEATURES, all }).map(([feature, selector]) => {
      return [feature, whole - sizeWithout(html, selector)] as const;
    });
    table[name] = { ...Object.fromEntries(sizes), page: whole };
  }
  for (const feature of Object.keys(FEATURES)) {
    if (Object.values(table).some((sizes) => (sizes[feature] ?? 0) > 0)) continue;
    throw new Error(
      `No page has the elements of "${feature}"; their selector is out of date.`,
    );
  }
  console.table(table);
}

await runCommand(main);
