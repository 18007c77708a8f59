import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { readNotes } from 'notes-lint';
import { buildGraph, type GraphPage } from 'page-graph';
import { formatFeeds, MOST_NEWS } from '../../src/plugins/twins/formatFeeds.ts';
import { toMarkdown, toPlain } from '../../src/plugins/twins/toMarkdown.ts';
import { toPages } from '../graph/toPages.ts';
import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { printTable } from './printTable.ts';

const USAGE = `npm run bench:graph

How long the link graph, the Markdown twins and the feeds take for different numbers of synthetic notes,
and the memory of the process afterwards. The notes have the headings, text and links of the site's notes,
plus unique words.`;

const SIZES = [500, 1000, 2000];

const HEADS = 'notes,links,graph s,ms a note,twins and feeds s,MB after it'.split(',');

/** In a copy, every nth word is unique, so that the vocabulary grows with the number of notes. */
const OWN_WORD = 5;

const WORD = /[\p{L}\p{N}]+/gu;

/** A copy of a note in which every fifth word is unique to that copy. */
function copyNote(model: GraphPage, copy: number, place: number): GraphPage {
  let word = 0;
  const rewrite = (text: string) =>
    text.replace(WORD, (own) => (++word % OWN_WORD === 0 ? `${own}${copy}` : own));
  const children = model.tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return [];
    return [{ ...node, children: [{ type: 'text', value: rewrite(toString(node)) }] }];
  });
  const next: Root = {
    type: 'root',
    children: [1, 7, 49].map((step) => ({
      type: 'paragraph',
      children: [
        { type: 'text', value: 'It goes on with ' },
        {
          type: 'link',
          url: `/note-${place + step}`,
          children: [{ type: 'text', value: 'another' }],
        },
      ],
    })),
  };
  return {
    ...model,
    file: `docs/note-${place}.md`,
    permalink: `/note-${place}`,
    tree: { type: 'root', children: [...children, ...next.children] },
  };
}

/** Writes the twin of each page, and the feeds as if all pages were new. */
function formatAll(pages: readonly GraphPage[]): void {
  const url = 'https://notes.example.org/';
  const items = pages.map(({ tree, permalink, title, file }) => {
    const plain = toPlain(tree, (to) => to);
    toMarkdown(plain, { title, url: permalink });
    const entry = { permalink, title, file, area: '', frontMatter: {}, unlisted: false };
    return { entry, date: '2026-01-01', url: url + permalink, plain };
  });
  const site = { title: 'Notes', tagline: '', url, author: 'Ada' };
  formatFeeds(site, items.slice(0, MOST_NEWS));
}

function measure(size: number, models: readonly GraphPage[]): string[] {
  const pages = Array.from({ length: size }, (_, place) =>
    copyNote(
      models[place % models.length] as GraphPage,
      Math.floor(place / models.length),
      place,
    ),
  );
  const start = performance.now();
  const graph = buildGraph(pages, { baseUrl: '/' });
  const seconds = (performance.now() - start) / 1000;
  const built = performance.now();
  formatAll(pages);
  const formatted = (performance.now() - built) / 1000;
  const links = [...graph.values()].reduce(
    (sum, { linkedFrom }) => sum + linkedFrom.length,
    0,
  );
  return [
    String(size),
    String(links),
    seconds.toFixed(1),
    ((seconds / size) * 1000).toFixed(1),
    formatted.toFixed(1),
    (process.memoryUsage().rss / 1e6).toFixed(0),
  ];
}

/** `npm run bench:graph`: how long the graph, the twins and the feeds take as the site grows. */
function main(root: string): void {
  readArguments(USAGE, {});
  const models = toPages(readNotes(root)).map((page) => ({ ...page, tree: page.tree }));
  printTable([HEADS, ...SIZES.map((size) => measure(size, models))]);
}

await runCommand(() => main(process.cwd()));
