import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import budgets from './budgets.json';
import { pageFiles } from '../support/pageFiles.ts';

const KINDS = ['html', 'css', 'js'] as const;

const sizes = new Map<string, number>();

/** Caches sizes, because pages share most of their files and brotli is slow. */
function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function compressedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(file), 0);
}

/** The files of a page, by kind. */
function filesOf(path: string): Record<(typeof KINDS)[number], string[]> {
  const files = pageFiles('.docusaurus', `/${path}`).map((file) => `build/${file}`);
  return {
    html: [`build/${path ? `${path}/` : ''}index.html`],
    css: files.filter((file) => file.endsWith('.css')),
    js: files.filter((file) => file.endsWith('.js')),
  };
}

/** The notes among the pages are this site's; another site doesn't have them. */
const built = Object.entries(budgets.pages).filter(([, { path }]) =>
  existsSync(`build/${path}/index.html`),
);

describe('the bytes of a page (brotli) stay within tests/built/budgets.json', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const pages = sitemap.match(/<loc>/g)?.length ?? 0;

  it.each(built)('%s', (_, { path, ...own }) => {
    const more = budgets['for each page of the site'];
    const files = filesOf(path);
    const listed = (kind: (typeof KINDS)[number]) =>
      files[kind].map((file) => `\n  ${compressedSize(file)}  ${file}`).join('');
    const problems = KINDS.flatMap((kind) => {
      const bytes = compressedBytes(files[kind]);
      expect(bytes).toBeGreaterThan(1000);
      const budget = own[kind] + more[kind] * pages;
      return bytes <= budget
        ? []
        : `/${path}: ${kind} is ${bytes} bytes, ${budget} are allowed:${listed(kind)}`;
    });
    expect(problems).toEqual([]);
  });
});

describe('diagrams', () => {
  it('six diagrams load no more scripts than none, apart from their own text', () => {
    // The fixture site is built for Chinese last, so its generated files are those of that build.
    const load = (route: string) =>
      pageFiles('tests/fixtures/site/.docusaurus', `/zh-Hans/docs/${route}`).filter(
        (file) => file.endsWith('.js'),
      );
    const plain = load('more');
    const drawn = load('kinds/diagrams');
    const added = drawn.filter((file) => !plain.includes(file));
    expect(plain.filter((file) => !drawn.includes(file))).toHaveLength(1);
    expect(added).toHaveLength(1);
    const folder = 'build-fixture/zh-Hans';
    const html = readFileSync(`${folder}/docs/kinds/diagrams/index.html`, 'utf8');
    expect(html.match(/<svg role="?img/g)).toHaveLength(6);
    const [own = ''] = added;
    expect(compressedBytes([`${folder}/${own}`])).toBeLessThan(2500);
  });
});
