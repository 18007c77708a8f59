import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

import { siteBuild } from '../support/builds.ts';
import { listPages, readPage } from '../support/pages.ts';

const HAN = /\p{Script=Han}/u;

/** What's missing on a page without JavaScript. */
function findMissing({ document }: JSDOM['window']): string[] {
  const heading = document.querySelector('h1')?.textContent.trim();
  if (!heading) return ['no heading of level 1'];
  const text = document.querySelector('main')?.textContent.trim() ?? '';
  return text.length > heading.length ? [] : [`"${text}" and no more`];
}

/** Chinese text on a page that isn't marked as Chinese; code doesn't need it. */
function findUnmarked({ document, NodeFilter }: JSDOM['window']): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const language = parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (parentElement?.closest('script, style, pre, code')) continue;
    if (HAN.test(textContent ?? '') && !language.startsWith('zh'))
      found.push(`"${textContent}" is marked as "${language}"`);
  }
  return found;
}

it('the HTML of every page contains its heading and its text, with a lang attribute on Chinese words', () => {
  const problems = listPages(siteBuild).flatMap((page) => {
    const { window } = new JSDOM(readPage(page));
    return [...findMissing(window), ...findUnmarked(window)].map(
      (problem) => `/${page}: ${problem}`,
    );
  });
  expect(problems).toEqual([]);
});
