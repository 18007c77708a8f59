import { expect, it } from 'vitest';

import { formatDepths, formatMissing } from '../src/formatDepths.ts';
import type { Verdict } from '../src/verdict.ts';

const aVerdict = (language: string, depth: Verdict['depth'], missing?: string) => ({
  line: 1,
  language,
  depth,
  missing,
});

const VERDICTS: readonly Verdict[] = [
  aVerdict('nginx', 'unchecked'),
  aVerdict('ts', 'run'),
  aVerdict('ts', 'compiled'),
  aVerdict('rust', 'parsed', 'rustc'),
  aVerdict('bash', 'parsed', 'unshare'),
  aVerdict('rust', 'parsed', 'rustc'),
  aVerdict('ts', 'run'),
];

it('samples are counted by language and depth, the most frequent language first', () => {
  const rows = formatDepths(VERDICTS).split('\n');
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['language', 'run', 'compiled', 'parsed', 'unchecked', 'failed', 'total'],
    ['ts', '2', '1', '0', '0', '0', '3'],
    ['rust', '0', '0', '2', '0', '0', '2'],
    ['bash', '0', '0', '1', '0', '0', '1'],
    ['nginx', '0', '0', '0', '1', '0', '1'],
    ['all', '2', '1', '3', '1', '0', '7'],
  ]);
});

it('samples that lack a tool are counted by tool, if there are any', () => {
  expect(formatMissing(VERDICTS)).toBe(
    "3 of 7 samples weren't compiled or run, because this machine lacks rustc (2), unshare (1)",
  );
  expect(formatMissing([aVerdict('ts', 'run')])).toBe('');
});
