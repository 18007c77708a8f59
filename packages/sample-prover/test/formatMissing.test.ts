import { expect, it } from 'vitest';

import { formatMissing, type Verdict } from '../src/fences/index.ts';

const aVerdict = (language: string, depth: Verdict['depth'], missing?: string) => ({
  line: 1,
  language,
  depth,
  missing,
});

const VERDICTS: readonly Verdict[] = [
  aVerdict('ts', 'run'),
  aVerdict('ts', 'compiled'),
  aVerdict('rust', 'parsed', 'rustc'),
  aVerdict('java', 'parsed', 'javac'),
  aVerdict('rust', 'parsed', 'rustc'),
];

it('samples that lack a tool are counted by tool, if there are any', () => {
  expect(formatMissing(VERDICTS)).toBe(
    "3 of 5 samples weren't compiled or run, because this machine lacks rustc (2), javac (1)",
  );
  expect(formatMissing([aVerdict('ts', 'run')])).toBe('');
});
