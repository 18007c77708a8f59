import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  anchorOf,
  createSearch,
  nearestPages,
  SEARCH_FOLDER,
  type SearchHeadings,
  type SearchPages,
} from 'docusaurus-theme-search/testing';
import { siteBuild } from '../support/builds.ts';

type Query = {
  readonly kind: string;
  readonly query: string;
  readonly expect: readonly string[];
};
type MistypedUrl = { readonly url: string; readonly expect: string };

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const golden = read<Query[]>('tests/content/golden.json');
const kinds = [...new Set(golden.map(({ kind }) => kind))];
const { directory } = siteBuild;

// The search as it runs in a browser, with the data of the build.
const GENERATED = '.docusaurus/docusaurus-theme-search/default';
const pages = read<SearchPages>(`${GENERATED}/pages.json`);
const headings = read<SearchHeadings>(`${GENERATED}/headings.json`);
const folder = `${directory}/${SEARCH_FOLDER}/${headings.hash ?? ''}`;
const search = createSearch(pages, headings, (file) =>
  Promise.resolve(read(`${folder}/${file}`)),
);

/** Fraction of a kind's queries whose page must be among the first ten. */
const MIN_RECALL: Readonly<Record<string, number>> = { typo: 0.85, asked: 0.85 };
const DEFAULT_MIN_RECALL = 0.95;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Paths below the base path, as in the table of expected pages. */
const pathOf = (page: number) => `/${pages.pages[page]?.path.replace(/\/$/, '')}`;
const plain = (url: string) => decodeURI(url).replace(/(.)\/$/, '$1');

async function answer({ query, expect: expected, kind }: Query) {
  const found = (await search(query).full()).hits.map(({ page }) => pathOf(page));
  const wanted = expected.map(plain);
  const recall = wanted.filter((one) => found.slice(0, 10).includes(one)).length;
  const index = found.findIndex((one) => wanted.includes(one));
  return {
    kind,
    query,
    count: found.length,
    recall: recall / Math.min(10, wanted.length),
    reciprocal: index < 0 ? 0 : 1 / (index + 1),
    found: found.slice(0, 3),
  };
}

const answers = await Promise.all(golden.map(answer));

describe('the golden set of queries', () => {
  it('has at least 120 queries, each with an expected hit', () => {
    expect(golden.length).toBeGreaterThanOrEqual(120);
    expect(answers.filter(({ count }) => count === 0)).toEqual([]);
  });

  it.each(kinds)('finds the expected pages among the first ten: %s', (kind) => {
    const own = answers.filter((one) => one.kind === kind);
    const recall = mean(own.map((one) => one.recall));
    console.log(`${kind}: ${own.length} queries, recall at 10 ${recall.toFixed(3)}`);
    const minimum = MIN_RECALL[kind] ?? DEFAULT_MIN_RECALL;
    const missed = own.filter((one) => one.recall < 1);
    expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(minimum);
  });

  it('ranks the page whose title is the query first', () => {
    const own = answers.filter(({ kind }) => kind === 'title');
    const rank = mean(own.map(({ reciprocal }) => reciprocal));
    console.log(`mean reciprocal rank of titles: ${rank.toFixed(3)}`);
    const late = own.filter(({ reciprocal }) => reciprocal < 1);
    expect(rank, JSON.stringify(late, null, 1)).toBeGreaterThanOrEqual(0.9);
  });
});

it('a mistyped URL has the right page among three suggestions', () => {
  const urls = read<MistypedUrl[]>('tests/content/mistypedUrls.json');
  const missed = urls.filter(({ url, expect: expected }) => {
    const near = nearestPages(pages, url.replace(/^\//, ''), 3).map(pathOf);
    return !near.includes(plain(expected));
  });
  console.log(`${urls.length - missed.length} of ${urls.length} addresses`);
  expect(urls.length).toBeGreaterThanOrEqual(20);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(urls.length * 0.1);
});

it('every heading in the index exists on its page', () => {
  const missing = pages.pages.flatMap(({ path }, page) => {
    const file =
      path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
    const html = readFileSync(`${directory}/${file}`, 'utf8');
    return (headings.headings[page] ?? [])
      .map((heading) => (typeof heading === 'string' ? anchorOf(heading) : heading[1]))
      .filter(
        (anchor) => !html.includes(`id="${anchor}"`) && !html.includes(`id=${anchor}`),
      )
      .map((anchor) => `${path}#${anchor}`);
  });
  expect(pages.pages.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
