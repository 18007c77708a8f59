import { describe, expect, it } from 'vitest';

import type { Problem } from 'mdx-source/problems';
import { startReport } from './report.ts';

const aProblem = (severity: Problem['severity'], line = 1): Problem => ({
  file: 'docs/a.md',
  line,
  rule: 'note/title',
  severity,
  message: `A ${severity}.`,
  remedy: 'Delete it.',
});

const [error, warning] = [aProblem('error'), aProblem('warning')];

describe('the report of a session', () => {
  const texts = (lines: readonly (readonly [string, string])[]) =>
    lines.map(([level, text]) => `${level} ${text.split('\n', 1)[0]}`);
  const TOTALS = (counts: string) =>
    `info 2 pages checked: ${counts}. All of them: npm run lint:notes`;
  const ERROR = 'error docs/a.md:1  error  note/title';
  const WARNING = 'warn docs/a.md:1  warning  note/title';

  it('has one summary at the start, once the samples are checked', () => {
    const report = startReport();
    expect(texts(report([error, warning], 2, false))).toEqual([ERROR, WARNING]);
    expect(texts(report([error, warning], 2, true))).toEqual([
      TOTALS('1 error, 1 warning'),
    ]);
  });

  it('has one after each save that changes something, and none after the others', () => {
    const report = startReport();
    report([], 2, true);
    expect(texts(report([error], 2, false))).toEqual([ERROR]);
    expect(texts(report([error], 2, true))).toEqual([TOTALS('1 error, 0 warnings')]);
    expect(texts(report([error], 2, false))).toEqual([]);
    expect(texts(report([error], 2, true))).toEqual([]);
    expect(texts(report([], 2, true))).toEqual([TOTALS('0 errors, 0 warnings')]);
  });

  it('has one after a note is added, and after a problem that came and went', () => {
    const report = startReport();
    report([], 1, true);
    expect(texts(report([], 2, true))).toEqual([TOTALS('0 errors, 0 warnings')]);
    report([error], 2, false);
    expect(texts(report([], 2, true))).toEqual([TOTALS('0 errors, 0 warnings')]);
  });

  it('repeats nothing whose line has moved, and says what is new', () => {
    const report = startReport();
    const naming = (...lines: number[]) =>
      ['further lines', '(lines:', 'is already at line'].map((words) => ({
        ...aProblem('warning', lines[0]),
        message: `It ${words} ${lines.join(', ')}`,
      }));
    report([error, ...naming(3, 4)], 2, true);
    const moved = [aProblem('error', 7), ...naming(9, 10)];
    expect(texts(report(moved, 2, true))).toEqual([]);
    const two = [...moved, aProblem('error', 8)];
    expect(texts(report(two, 2, true))).toEqual([
      'error docs/a.md:8  error  note/title',
      TOTALS('2 errors, 3 warnings'),
    ]);
  });

  it('says again what is still wrong in another way', () => {
    const report = startReport();
    const counting = (count: number) => ({ ...error, message: `It prints ${count}.` });
    report([counting(3)], 2, true);
    expect(texts(report([counting(4)], 2, false))).toEqual([ERROR]);
  });

  it('lists no more warnings than one can read, and says how many it leaves out', () => {
    const many = Array.from({ length: 12 }, (_, at) => aProblem('warning', at + 1));
    expect(texts(startReport()(many, 2, true))).toEqual([
      ...Array.from(
        { length: 10 },
        (_, at) => `warn docs/a.md:${at + 1}  warning  note/title`,
      ),
      'warn Further new warnings: 2',
      TOTALS('0 errors, 12 warnings'),
    ]);
  });
});
