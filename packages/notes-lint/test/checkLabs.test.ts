import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { formatProblem } from 'mdx-source';
import { checkSiteReferences, gradeProblems, readNotes } from '../src/index.ts';
import { labOf, resolveLabLink } from '../src/listLabs.ts';

const ROOT = path.resolve('tests/fixtures/labs');
const notes = readNotes(ROOT);
const reports = gradeProblems(checkSiteReferences(ROOT, notes), notes)
  .filter(({ rule }) => rule.startsWith('lab/'))
  .map(formatProblem);

function reportsOn(file: string): string[] {
  return reports.filter((report) => report.includes(file));
}

describe('checkLabs', () => {
  it('accepts a lab that its note links and that has its output, with subfolders', () => {
    expect(reportsOn('sound')).toEqual([expect.stringContaining('docs/nowhere.md:1')]);
  });

  it('accepts the lab of an index note, and that of a note beside it', () => {
    expect(reportsOn('area')).toEqual([]);
  });

  it('ignores what labs share', () => {
    expect(reports.filter((report) => report.startsWith('labs/shared'))).toEqual([]);
  });

  it('reports a link to a missing lab, and one to a missing file', () => {
    const [lab, file] = reportsOn('docs/nowhere.md');
    expect(lab).toMatch(/^docs\/nowhere\.md:1 {2}error {2}lab\/link\n.*labs\/nowhere/);
    expect(lab).toContain('fix: Link to the folder of a lab');
    expect(file).toContain('labs/sound/zones/other.zone');
  });

  it('reports a lab that lacks a part', () => {
    const [report = '', ...others] = reportsOn('lab/parts');
    expect(others).toEqual([]);
    expect(report).toContain('The lab labs/no-output has no output.txt.');
    expect(report).toContain('bash labs/no-output/run.sh > labs/no-output/output.txt');
  });

  it('reports output without date, machine or versions', () => {
    expect(reportsOn('lab/head')).toEqual([
      expect.stringMatching(/^labs\/no-date\/output\.txt:1 {2}error/),
    ]);
  });

  it('reports a lab without a note', () => {
    expect(reportsOn('lab/note')).toEqual([
      expect.stringMatching(/^labs\/orphan\/run\.sh:1 .*\n.*labs\/orphan/),
    ]);
  });

  it('reports a lab that its note does not link, with the link to write', () => {
    const [report, ...others] = reportsOn('lab/unlinked');
    expect(others).toEqual([]);
    expect(report).toMatch(/^docs\/unlinked\.md:1 {2}warning/);
    expect(report).toContain('[the lab](../labs/unlinked/)');
  });
});

describe('labOf', () => {
  it.each([
    ['docs/tech-notes/http/dns.md', 'labs/tech-notes/http/dns'],
    ['docs/tech-notes/api/graphql/index.md', 'labs/tech-notes/api/graphql'],
    ['docs/index.md', 'labs/index'],
    ['blog/mdx-blog-post.mdx', 'labs/blog/mdx-blog-post'],
    ['blog/welcome/index.md', 'labs/blog/welcome'],
  ])('%s has its lab in %s', (note, lab) => {
    expect(labOf(note)).toBe(lab);
  });
});

describe('resolveLabLink', () => {
  it('ignores other links', () => {
    for (const url of ['./a.md', '../labs.md', 'https://example.org/labs/', '#labs']) {
      expect(resolveLabLink('docs/a.md', url)).toBeUndefined();
    }
  });

  it('tolerates a stray %', () => {
    expect(resolveLabLink('docs/a.md', '../labs/100%')).toBe('labs/100%');
  });

  it('ignores a query and a hash, and decodes escapes', () => {
    expect(resolveLabLink('docs/a.md', '../labs/%E4%BA%94/#top')).toBe('labs/五');
  });
});
