import type { Paragraph, RootContent } from 'mdast';

import { readNotes } from 'notes-lint';
import { buildGraph } from 'page-graph';
import { toPages, type NotePage } from '../graph/toPages.ts';
import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';

const USAGE = `npm run bench:scale

Time and memory for the graph of up to 2,000 notes (links, backlinks, related notes), made of pieces of
the existing ones.`;

const SIZES = [250, 500, 1000, 2000];

/** Each synthetic note has pieces of this many notes, and as many links. */
const PIECES = 3;

/** Number of blocks in a piece. */
const BLOCKS = 8;

/** A linear congruential generator with a fixed seed, so that every run measures the same notes. */
function createRandom(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const permalinkOf = (index: number) => `/docs/${index}`;

function toLink(index: number): Paragraph {
  const children = [{ type: 'text' as const, value: `note ${index}` }];
  const link = { type: 'link' as const, url: permalinkOf(index), children };
  return { type: 'paragraph', children: [link] };
}

function makeNotes(pages: readonly NotePage[], size: number): NotePage[] {
  const random = createRandom();
  const times = Array.from({ length: PIECES });
  return Array.from({ length: size }, (_, index) => {
    const parts = times.flatMap(() => pages[random(pages.length)] ?? []);
    const pieces = parts.flatMap(({ tree: { children } }): RootContent[] => {
      const start = random(Math.max(1, children.length - BLOCKS));
      return children.slice(start, start + BLOCKS);
    });
    const children = [...pieces, ...times.map(() => toLink(random(size)))];
    const title = parts.map((part) => part.title).join(', ');
    const file = `docs/${index}.mdx`;
    const permalink = permalinkOf(index);
    const tree = { type: 'root' as const, children };
    return { file, permalink, title, lang: 'en', aliases: [], tree };
  });
}

function measure(pages: readonly NotePage[], size: number) {
  const notes = makeNotes(pages, size);
  const start = process.cpuUsage(); // independent of what else runs
  const graph = [...buildGraph(notes, { baseUrl: '/' }).values()];
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return {
    notes: size,
    'CPU seconds': Number(seconds.toFixed(1)),
    'ms per note': Number(((1000 * seconds) / size).toFixed(1)),
    'peak MB': Math.round(process.resourceUsage().maxRSS / 1024),
    backlinks: graph.reduce((sum, { linkedFrom }) => sum + linkedFrom.length, 0),
    related: graph.reduce((sum, { related }) => sum + related.length, 0),
  };
}

await runCommand(() => {
  readArguments(USAGE, {});
  const pages = toPages(readNotes(process.cwd()));
  for (const page of pages) page.tree.children.at(0); // parses it, which isn't measured
  console.table(SIZES.map((size) => measure(pages, size)));
});
