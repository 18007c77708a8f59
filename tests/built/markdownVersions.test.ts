import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { decodePath, isListed, type Page, permalinkOf, readPages } from 'mdx-source';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';

import { markdownPath } from '../../src/notes/shared/urls.ts';
import { site } from '../../src/site.ts';
import { siteBuild } from '../support/builds.ts';
import { listRoutes } from '../support/pages.ts';

const { directory } = siteBuild;
const markdown = unified().use(remarkParse).use(remarkGfm);

/** What a reader would miss: headings, code and table cells, in order. */
function contentsOf(tree: Root) {
  const contents = {
    headings: [] as string[],
    code: [] as string[],
    cells: [] as string[],
  };
  visit(tree, 'textDirective', (node) => {
    // A colon before a word, which pages render as text.
    node.children.unshift({ type: 'text', value: `:${node.name}` });
  });
  visit(tree, (node) => {
    const plain = () => toString(node).replace(/\s+/g, '');
    // A heading's own id isn't shown.
    if (node.type === 'heading')
      contents.headings.push(plain().replace(/\{#[^}]*\}$/, ''));
    if (node.type === 'code') contents.code.push(node.value);
    if (node.type === 'tableCell') contents.cells.push(plain());
  });
  return contents;
}

const pages = readPages('.').filter(isListed);
const notes = pages.filter(({ file }) => file.startsWith('docs/'));
const versionOf = ({ file, frontMatter }: Page) =>
  path.join(directory, decodePath(markdownPath(permalinkOf(file, frontMatter))));

it('each note has a Markdown version with its headings, code and tables', () => {
  const missing = notes.filter((note) => !existsSync(versionOf(note)));
  expect(missing.map(({ file }) => file)).toEqual([]);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) {
    const version = contentsOf(markdown.parse(readFileSync(versionOf(note), 'utf8')));
    const [, ...headings] = version.headings;
    const { file, tree } = note;
    expect({ file, ...version, headings }).toEqual({ file, ...contentsOf(tree) });
  }
});

it('every link and image of a Markdown version that stays on the site leads to a built file', () => {
  const siteUrl = site.url + site.baseUrl;
  const links = pages.flatMap((page) => {
    const found: { file: string; url: string }[] = [];
    visit(markdown.parse(readFileSync(versionOf(page), 'utf8')), (node) => {
      if ('url' in node) found.push({ file: page.file, url: node.url });
    });
    return found.filter(({ url }) => url.startsWith(siteUrl));
  });
  const broken = links.filter(({ url }) => {
    const { pathname } = new URL(url);
    const target = path.join(directory, decodePath(pathname.slice(site.baseUrl.length)));
    return ![target, path.join(target, 'index.html')].some((file) =>
      statSync(file, { throwIfNoEntry: false })?.isFile(),
    );
  });
  expect(broken).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
});

it('llms.txt lists Markdown versions that exist', () => {
  const listed = readFileSync(path.join(directory, 'llms.txt'), 'utf8');
  const files = [...listed.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+\.md)\)/g)].map(
    ([, file = '']) => decodeURIComponent(file),
  );
  expect(files.length).toBeGreaterThan(
    listRoutes({ directory, baseUrl: '/' }).length / 2,
  );
  expect(files.filter((file) => !existsSync(path.join(directory, file)))).toEqual([]);
});
