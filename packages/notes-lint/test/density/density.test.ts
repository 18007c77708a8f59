import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { formatDensity, measureDensity } from '../../src/density/index.ts';
import { aNote } from '../../../../tests/support/aNote.ts';

function read(name: string) {
  return aNote(
    readFileSync(`tests/fixtures/density/${name}.md`, 'utf8'),
    `docs/${name}.md`,
  );
}

/** Counted by hand or by another program on the same text, not by the code under test. */
const EXPECTED = {
  english: {
    words: 185,
    tbl: 19,
    'tbl%': 9.3,
    cols: 3,
    cell: 2.3,
    cellX: 9,
    code: 5,
    fences: 3,
    fenceX: 3,
    first: 3,
    run: 4,
    'w/line': 37,
    sents: 18,
    mean: 10.3,
    p90: 21,
    par: 2.7,
    'glue%': 54.1,
    'new%': 64.7,
    conn: 9.2,
    joint: 2.7,
    num: 3.2,
    icode: 0.5,
    links: 1.1,
    'you%': 33.3,
    'I%': 5.6,
    tongue: 'en',
  },
  chinese: {
    words: 200,
    tbl: 19,
    'tbl%': 8.7,
    cols: 2,
    cell: 3.3,
    cellX: 6,
    code: 1,
    fences: 1,
    fenceX: 1,
    first: 1,
    run: 1,
    'w/line': 200,
    sents: 11,
    mean: 18.2,
    p90: 28,
    par: 3,
    'glue%': 20,
    'new%': 65.9,
    conn: 6.5,
    joint: 2,
    num: 2,
    icode: 0.5,
    links: 0.5,
    'you%': 18.2,
    'I%': 9.1,
    tongue: 'zh',
  },
  plain: {
    words: 2,
    tbl: 0,
    'tbl%': 0,
    cols: 0,
    cell: 0,
    cellX: 0,
    code: 0,
    fences: 0,
    fenceX: 0,
    first: undefined,
    run: 0,
    'w/line': undefined,
    sents: 1,
    mean: 2,
    p90: 2,
    par: 1,
    'glue%': 0,
    'new%': undefined,
    conn: 0,
    joint: 0,
    num: 0,
    icode: 0,
    links: 0,
    'you%': 0,
    'I%': 0,
    tongue: 'en',
  },
};

describe('the density of a note', () => {
  it.each(Object.entries(EXPECTED))('is counted in %s', (name, expected) => {
    expect(measureDensity(read(name).tree)).toEqual(expected);
  });

  it('takes a time of day for text and a filled-in value for a word', () => {
    const { tree } = aNote('At 23:00 and at 07:30 it had {count} entries.{/* why */}\n');
    expect(measureDensity(tree)).toMatchObject({ words: 9, joint: 22.2 });
  });
});

describe('the table of densities', () => {
  const notes = [read('english'), read('chinese'), read('plain')];
  const [heads = '', ...rows] = formatDensity(notes.slice(0, 2), notes).split('\n');
  const find = (name: string) => rows.find((row) => row.startsWith(name)) ?? '';

  it('has a row for each note asked for, with how many targets it meets', () => {
    expect(heads).toMatch(/^file .* words .* I% .*met$/);
    expect(find('docs/english.md')).toMatch(/ 185 .* 10\/12$/);
    expect(find('docs/chinese.md')).toMatch(/ 200 .*\d+\/12$/);
    expect(rows.some((row) => row.startsWith('docs/plain.md'))).toBe(false);
  });

  it('has the medians of the whole site below them, and the targets', () => {
    expect(find('MEDIAN en')).toMatch(/^MEDIAN en +93\.5 /);
    expect(find('MEDIAN zh')).toMatch(/^MEDIAN zh +200 /);
    expect(find('TARGET en ')).toMatch(/<=15 .*>=10/);
    expect(find('TARGET en lookup')).toContain('<=40');
    expect(find('TARGET zh checklist')).toContain('<=40');
  });
});
