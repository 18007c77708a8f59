import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

import { fixtureBuild, siteBuild } from '../support/builds.ts';
import { listRoutes, readHtml } from '../support/pages.ts';

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

it('no page collects data in a form', () => {
  const pages = listRoutes(siteBuild).map((page) => ({ page, html: readHtml(page) }));
  const forms = pages.filter(({ html }) =>
    /<form\b[^>]*method="?post|<input\b[^>]*type="?password/i.test(html),
  );
  expect(forms.map(({ page }) => page)).toEqual([]);
});

it.each([
  ['blog', 'Blog'],
  ['blog/archive', 'Archive'],
  ['blog/authors', 'Authors'],
  ['blog/tags', 'Tags'],
])(
  '/%s has the heading %s beside the list of posts, and leads back to it',
  (page, heading) => {
    const { document } = new JSDOM(readHtml(page)).window;
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(document.querySelectorAll('aside nav li').length).toBeGreaterThan(0);
    const trail = document.querySelector('main nav[aria-label="Blog"] a');
    const back = `${siteBuild.baseUrl}blog`;
    expect(trail?.getAttribute('href')).toBe(page === 'blog' ? undefined : back);
  },
);

it('the HTML of every page contains its heading and its text, with a lang attribute on Chinese words', () => {
  const problems = listRoutes(siteBuild).flatMap((page) => {
    const { window } = new JSDOM(readHtml(page));
    return [...findMissing(window), ...findUnmarked(window)].map(
      (problem) => `/${page}: ${problem}`,
    );
  });
  expect(problems).toEqual([]);
});

it('the title of a Chinese post has a lang attribute in every list of posts', () => {
  const pages = listRoutes(fixtureBuild).filter((page) => /^blog\b/.test(page));
  const windows = pages.map((page) => new JSDOM(readHtml(page, fixtureBuild)).window);
  const lists = windows.filter(({ document }) =>
    [...document.querySelectorAll('aside a, main a')].some(({ textContent }) =>
      HAN.test(textContent),
    ),
  );
  expect(lists.length).toBeGreaterThan(5);
  expect(windows.flatMap(findUnmarked)).toEqual([]);
});
