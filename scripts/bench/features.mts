import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'esbuild';
import { JSDOM } from 'jsdom';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { printTable } from './printTable.ts';
import { SUBJECTS } from './subjects.ts';

const USAGE = `npm run bench:features

What each feature around a note costs its reader, in bytes of brotli 11. HTML: what a page of \`build/\`
loses without the elements. Scripts and styles: the feature's own modules, without the packages they
import; "at once" comes with each page, "wanted" when a reader first asks for it.`;

type Feature = {
  readonly name: string;
  /** CSS selector for its elements in a page. */
  readonly elements?: string;
  /** Only count elements that contain a heading or text that starts with this. */
  readonly start?: string;
  /** Its modules, below `src`. */
  readonly modules?: readonly string[];
};

const FEATURES: readonly Feature[] = [
  {
    name: 'linked from, related, read next',
    elements: 'article div:has(> section > h2)',
    modules: ['components/NoteLinks/index.tsx'],
  },
  { name: 'read first', elements: 'article p', start: 'Read first' },
  {
    name: 'previews',
    modules: ['plugins/graph/client/previews.ts', 'components/ShowPreviews/index.tsx'],
  },
  {
    name: 'copy as Markdown, history',
    elements: 'article + footer > p > :is(button, [href*="/commits/"])',
    modules: ['components/CopyMarkdown/index.tsx', 'components/NoteHistory/index.tsx'],
  },
  { name: 'feeds', elements: 'head link[rel="alternate"][type]' },
  {
    name: 'shared well',
    elements:
      'meta[property^="og:image"], meta[property^="article:"], meta[property="og:type"], script[type="application/ld+json"]',
  },
  { name: 'prefetch', modules: ['plugins/prefetch/client/index.ts'] },
];

/** A plain note, one with many links, and the home page. */
const PAGES = SUBJECTS.filter(({ name }) => name !== 'blog list');

const sizeOf = (text: string | Uint8Array) => brotliCompressSync(text).length;

function readHtml(folder: string): string {
  return readFileSync(path.join('build', folder, 'index.html'), 'utf8');
}

function costInHtml(html: string, features: readonly Feature[]): number {
  const page = new JSDOM(html);
  const { document } = page.window;
  const whole = sizeOf(page.serialize());
  for (const { elements, start = '' } of features) {
    for (const element of elements ? document.querySelectorAll(elements) : []) {
      if (element.textContent.startsWith(start)) element.remove();
    }
  }
  return whole - sizeOf(page.serialize());
}

/** The size that modules add to every page, and the size of what they load later. */
async function costInFiles(modules: readonly string[]): Promise<[number, number]> {
  if (modules.length === 0) return [0, 0];
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: modules
        .map((file, place) => `export { default as m${place} } from './src/${file}';`)
        .join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    packages: 'external',
    splitting: true,
    format: 'esm',
    outdir: 'out',
    minify: true,
    metafile: true,
    write: false,
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
  });
  const later = new Set(
    Object.entries(metafile.outputs)
      .filter(([, { entryPoint }]) => entryPoint && entryPoint !== '<stdin>')
      .flatMap(([file, { cssBundle }]) => [file, cssBundle]),
  );
  const sum = (isLater: boolean) =>
    outputFiles
      .filter((file) => later.has(path.relative(process.cwd(), file.path)) === isLater)
      .reduce((bytes, { contents }) => bytes + sizeOf(contents), 0);
  return [sum(false), sum(true)];
}

async function main(): Promise<void> {
  readArguments(USAGE, {});
  const pages = PAGES.map(({ name, path: folder }) => ({ name, html: readHtml(folder) }));
  const rows = [['feature', ...pages.map(({ name }) => name), 'at once', 'wanted']];
  for (const features of [...FEATURES.map((feature) => [feature]), FEATURES]) {
    const costs = [
      ...pages.map(({ html }) => costInHtml(html, features)),
      ...(await costInFiles(features.flatMap(({ modules = [] }) => modules))),
    ];
    const name = features.length === 1 ? features[0]?.name : 'all, compressed together';
    rows.push([name ?? '', ...costs.map(String)]);
  }
  printTable(rows);
}

await runCommand(main);
