import { beforeAll, expect, it } from 'vitest';

import { aFence, aFolder, aPage } from 'mdx-source/testing';
import { checkSamples, formatMissing } from '../../src/index.ts';

const PAGES = {
  loaded: [
    `CREATE EXTENSION pgcrypto;\nCREATE EXTENSION "uuid-ossp";\nSELECT length(gen_random_bytes(4)) > 3;`,
    'CREATE EXTENSION IF NOT EXISTS earthdistance CASCADE;',
    'CREATE EXTENSION pg_stat_statements;\nSELECT query FROM pg_stat_statements;',
  ],
  absent: [
    'CREATE EXTENSION vector;\nCREATE TABLE item (place vector(3));',
    'CREATE INDEX ON item USING hnsw (place vector_l2_ops);',
    'SELECT 1;',
  ],
  syntax: ['CREATE EXTENSION vector;', 'SELCT 1;'],
  typo: ['CREATE EXTENSION pgcyrpto;'],
  similar: ['CREATE EXTENSION pg_bigm;'],
  forgotten: ['SELECT gen_random_bytes(4);'],
  unloaded: ['SELECT query FROM pg_stat_statements;', 'SELECT 1;'],
  removed: ['DROP INDEX CONCURRENTLY orders_at;', 'DROP TABLE old_orders;'],
  other: ['CREATE TABLE place (at geometry(Point));'],
};

let report: Awaited<ReturnType<typeof checkSamples>>;

beforeAll(async () => {
  const { root: cacheFolder, remove } = aFolder();
  const pages = Object.entries(PAGES).map(([name, blocks]) =>
    aPage(blocks.map((code) => aFence('sql', code)).join('\n\n'), `${name}.md`),
  );
  report = await checkSamples(pages, { cacheFolder, workers: 1 });
  return remove;
}, 300_000);

const problemsOf = (name: keyof typeof PAGES) =>
  report.problems.filter(({ file }) => file === `${name}.md`);
const depthsOf = (name: keyof typeof PAGES) =>
  report.verdicts.get(`${name}.md`)?.map(({ depth }) => depth);

it('only parses what reads a view of an extension that nothing loads', () => {
  expect(problemsOf('unloaded')).toEqual([]);
  expect(depthsOf('unloaded')).toEqual(['parsed', 'run']);
});

it("an index or a table of the reader's own is unresolved", () => {
  expect(problemsOf('removed').map(({ rule }) => rule)).toEqual([
    'sample/unresolved',
    'sample/unresolved',
  ]);
});

it("loads the extensions of PostgreSQL's own that PGlite has", () => {
  expect(problemsOf('loaded')).toEqual([]);
  expect(depthsOf('loaded')).toEqual(['run', 'run', 'run']);
});

it('only parses what needs another, says which, and runs what needs none', () => {
  expect(problemsOf('absent')).toEqual([]);
  expect(depthsOf('absent')).toEqual(['parsed', 'parsed', 'run']);
  expect(formatMissing(report.verdicts, '')).toContain(
    'PostgreSQL with vector (3: absent.md:1, absent.md:6, syntax.md:1)',
  );
});

it('still finds a syntax error below', () => {
  expect(problemsOf('syntax')).toMatchObject([
    { line: 6, rule: 'sample/sql', message: expect.stringContaining('syntax error') },
  ]);
});

it('names the extension that was meant, and takes no other for a typo', () => {
  expect(problemsOf('typo')[0]?.remedy).toMatch(/^Probably meant: pgcrypto\. /);
  expect(depthsOf('similar')).toEqual(['parsed']);
});

it('names the extension of a function or a type', () => {
  expect(problemsOf('forgotten')[0]?.remedy).toMatch(/CREATE EXTENSION pgcrypto;/);
  expect(problemsOf('other')[0]?.remedy).toMatch(/CREATE EXTENSION postgis;/);
});
