import { readFileSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

import { siteBuild } from '../support/builds.ts';
import { listPages } from '../support/pages.ts';

const build = siteBuild(process.env);

/** What's missing on a page without JavaScript; `undefined` if nothing is. */
function missing(page: string): string | undefined {
  const html = readFileSync(path.join(build.directory, page, 'index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const heading = document.querySelector('h1')?.textContent.trim();
  if (!heading) return `/${page} has no heading of level 1`;
  const text = document.querySelector('main')?.textContent.trim() ?? '';
  return text.length > heading.length ? undefined : `/${page} says "${text}" and no more`;
}

it('the HTML of every page contains its heading and its text', () => {
  const pages = listPages(build);
  expect(pages.flatMap((page) => missing(page) ?? [])).toEqual([]);
});
