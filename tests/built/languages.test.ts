import { readFileSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

import { siteBuild } from '../support/builds.ts';
import { listPages } from '../support/pages.ts';

const HAN = /\p{Script=Han}/u;

const build = siteBuild(process.env);

/** Chinese text on a page that isn't marked as Chinese; code doesn't need it. */
function mistaken(page: string): string[] {
  const html = readFileSync(path.join(build.directory, page, 'index.html'), 'utf8');
  const { document, NodeFilter } = new JSDOM(html).window;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const language = parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (parentElement?.closest('script, style, pre, code')) continue;
    if (HAN.test(textContent ?? '') && !language.startsWith('zh'))
      found.push(`/${page}: "${textContent}" stands in "${language}"`);
  }
  return found;
}

it('Chinese words have a lang attribute on every page: text, navigation, diagrams', () => {
  const pages = listPages(build);
  expect(pages.flatMap(mistaken)).toEqual([]);
});
