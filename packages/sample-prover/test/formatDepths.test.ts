import { describe, expect, it } from 'vitest';

import { formatDepths, formatMissing, type Verdict } from '../src/fences/index.ts';

function aVerdict(language: string, depth: Verdict['depth'], missing?: string): Verdict {
  return { line: 1, language, depth, missing };
}

const VERDICTS = [
  aVerdict('nginx', 'unchecked'),
  aVerdict('ts', 'run'),
  aVerdict('ts', 'run'),
  aVerdict('ts', 'compiled'),
  aVerdict('rust', 'parsed', 'rustc'),
  aVerdict('java', 'parsed', 'javac'),
  aVerdict('rust', 'parsed', 'rustc'),
  aVerdict('json', 'parsed'),
];

describe('the samples by depth', () => {
  const rows = formatDepths(VERDICTS)
    .split('\n')
    .map((row) => row.split(/ {2,}/));

  it('are counted by language, the most frequent first', () => {
    expect(rows.slice(1, -2).map(([language]) => language)).toEqual([
      ...['ts', 'rust', 'java', 'json', 'nginx'],
    ]);
    expect(rows[1]).toEqual(['ts', '2', '1', '0', '0', '0', '3']);
  });

  it('stand in a table that ends with sums and shares', () => {
    expect(rows[0]).toEqual([
      ...['language', 'run', 'compiled', 'parsed', 'unchecked', 'failed', 'total'],
    ]);
    expect(rows.at(-2)).toEqual(['all', '2', '1', '4', '1', '0', '8']);
    expect(rows.at(-1)?.slice(1, 5)).toEqual(['25.0 %', '12.5 %', '50.0 %', '12.5 %']);
  });

  it('are a table of zeros where there are none', () => {
    expect(formatDepths([]).split('\n').at(-1)).toMatch(/^all( +0){6}$/);
  });
});

describe('samples that lack a tool', () => {
  it('are counted by tool', () => {
    expect(formatMissing(VERDICTS)).toBe(
      "3 of 8 samples weren't compiled or run, because this machine lacks rustc (2), javac (1)",
    );
  });

  it('are not mentioned where there are none', () => {
    expect(formatMissing([aVerdict('ts', 'run')])).toBe('');
  });
});
