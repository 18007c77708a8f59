import { expect, it } from 'vitest';

import { countDepths, formatMissing } from '../src/countDepths.ts';
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

it('samples are counted by language and depth', () => {
  const row = (...[run, compiled, parsed, unchecked, failed]: number[]) => {
    return { run, compiled, parsed, unchecked, failed };
  };
  expect(countDepths(VERDICTS)).toEqual({
    bash: row(0, 0, 1, 0, 0),
    nginx: row(0, 0, 0, 1, 0),
    rust: row(0, 0, 2, 0, 0),
    ts: row(2, 1, 0, 0, 0),
    all: row(2, 1, 3, 1, 0),
  });
});

it('samples that lack a tool are counted by tool, if there are any', () => {
  expect(formatMissing(VERDICTS)).toBe(
    "3 of 7 samples weren't compiled or run, because this machine lacks rustc (2), unshare (1)",
  );
  expect(formatMissing([aVerdict('ts', 'run')])).toBe('');
});
