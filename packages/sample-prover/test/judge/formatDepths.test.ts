import { expect, it } from 'vitest';

import { formatDepths, formatMissing } from '../../src/judge/formatDepths.ts';
import type { Verdict } from '../../src/judge/verdict.ts';

const aVerdict = (
  language: string,
  depth: Verdict['depth'],
  missing?: Verdict['missing'],
) => ({
  line: 1,
  language,
  depth,
  missing,
});

const VERDICTS: readonly Verdict[] = [
  aVerdict('nginx', 'unchecked'),
  aVerdict('ts', 'run'),
  aVerdict('ts', 'compiled'),
  aVerdict('rust', 'parsed', { tool: 'rustc' }),
  aVerdict('java', 'parsed', { tool: 'javac' }),
  aVerdict('rust', 'parsed', { tool: 'rustc' }),
  aVerdict('ts', 'run'),
];

it('samples are counted by depth, and by language, the most frequent first', () => {
  expect(formatDepths([...VERDICTS, aVerdict('python', 'unchecked')])).toBe(
    '2 run: ts (2)\n1 compiled: ts (1)\n3 parsed: rust (2), java (1)\n2 not checked: nginx (1), python (1)',
  );
  expect(formatDepths([aVerdict('jsx', 'rendered'), aVerdict('ts', 'run')])).toBe(
    '1 run: ts (1)\n1 rendered: jsx (1)',
  );
  expect(formatDepths([])).toBe('');
  expect(formatDepths([aVerdict('', 'unchecked'), aVerdict('js', 'failed')])).toBe(
    '1 not checked: no language (1)\n1 not proven (an excerpt, or an error): js (1)',
  );
});

it('what a machine lacks is listed with where it is needed and the command that adds it', () => {
  const lacking = [
    aVerdict('ts', 'parsed', { tool: 'the package csv-parse', install: 'csv-parse' }),
  ];
  const verdicts = new Map([
    ['a.md', VERDICTS],
    ['b.md', [...lacking, ...VERDICTS, ...VERDICTS]],
  ]);
  expect(formatMissing(verdicts, 'npm add').split('\n')).toEqual([
    "10 of 22 samples weren't compiled or run, because this machine lacks:",
    'rustc (6: a.md:1, a.md:1, b.md:1, …)',
    'javac (3: a.md:1, b.md:1, b.md:1)',
    'the package csv-parse (1: b.md:1); add it with npm add csv-parse',
  ]);
  expect(formatMissing(new Map([['a.md', [aVerdict('ts', 'run')]]]), '')).toBe('');
});
