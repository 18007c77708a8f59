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
  const FILES = ['docs/a.md', 'docs/b.md'];
  const texts = (lines: readonly (readonly [string, string])[]) =>
    lines.map(([level, text]) => `${level} ${text.split('\n', 1)[0]}`);
  const TOTALS = (counts: string) =>
    `info 2 pages checked: ${counts}. All of them: npm run lint:notes`;
  const ERROR = 'error docs/a.md:1  error  note/title';
  const FIXED = 'info docs/a.md: errors fixed; left: 0 errors, 0 warnings';
  const WARNING = 'warn docs/a.md:1  warning  note/title';

  it('has one summary at the start, once the samples are checked', () => {
    const report = startReport();
    expect(texts(report([error, warning], FILES, false))).toEqual([ERROR, WARNING]);
    expect(texts(report([error, warning], FILES, true))).toEqual([
      TOTALS('1 error, 1 warning'),
    ]);
  });

  it('has one after each save that changes something, and none after the others', () => {
    const report = startReport();
    report([], FILES, true);
    expect(texts(report([error], FILES, false))).toEqual([ERROR]);
    expect(texts(report([error], FILES, true))).toEqual([TOTALS('1 error, 0 warnings')]);
    expect(texts(report([error], FILES, false))).toEqual([]);
    expect(texts(report([error], FILES, true))).toEqual([]);
    expect(texts(report([], FILES, true))).toEqual([
      FIXED,
      TOTALS('0 errors, 0 warnings'),
    ]);
  });

  it('says when the last error of a note is gone, once its samples are checked', () => {
    const report = startReport();
    report([error, { ...error, file: 'docs/b.md' }], FILES, true);
    expect(texts(report([warning], FILES, false))).toEqual([WARNING]);
    expect(texts(report([warning], FILES, true))).toEqual([
      'info docs/a.md: errors fixed; left: 0 errors, 1 warning',
      'info docs/b.md: errors fixed; left: 0 errors, 0 warnings',
      TOTALS('0 errors, 1 warning'),
    ]);
    expect(texts(report([], FILES, true))).toEqual([TOTALS('0 errors, 0 warnings')]);
  });

  it('does not call a deleted note fixed', () => {
    const report = startReport();
    report([error], ['docs/a.md', 'docs/b.md'], true);
    expect(texts(report([], ['docs/b.md'], true))).toEqual([
      'info 1 page checked: 0 errors, 0 warnings. All of them: npm run lint:notes',
    ]);
  });

  it('has one after a note is added, and after a problem that came and went', () => {
    const report = startReport();
    report([], ['docs/a.md'], true);
    expect(texts(report([], FILES, true))).toEqual([TOTALS('0 errors, 0 warnings')]);
    report([error], FILES, false);
    expect(texts(report([], FILES, true))).toEqual([
      FIXED,
      TOTALS('0 errors, 0 warnings'),
    ]);
  });

  it('repeats nothing whose line has moved, and says what is new', () => {
    const report = startReport();
    const naming = (...lines: number[]) =>
      ['further lines', '(lines:', 'is already at line'].map((words) => ({
        ...aProblem('warning', lines[0]),
        message: `It ${words} ${lines.join(', ')}`,
      }));
    report([error, ...naming(3, 4)], FILES, true);
    const moved = [aProblem('error', 7), ...naming(9, 10)];
    expect(texts(report(moved, FILES, true))).toEqual([]);
    const two = [...moved, aProblem('error', 8)];
    expect(texts(report(two, FILES, true))).toEqual([
      'error docs/a.md:8  error  note/title',
      TOTALS('2 errors, 3 warnings'),
    ]);
  });

  it('says again what is still wrong in another way', () => {
    const report = startReport();
    const counting = (count: number) => ({ ...error, message: `It prints ${count}.` });
    report([counting(3)], FILES, true);
    expect(texts(report([counting(4)], FILES, false))).toEqual([ERROR]);
  });

  it('lists no more warnings than one can read, and says how many it leaves out', () => {
    const many = Array.from({ length: 12 }, (_, at) => aProblem('warning', at + 1));
    expect(texts(startReport()(many, FILES, true))).toEqual([
      ...Array.from(
        { length: 10 },
        (_, at) => `warn docs/a.md:${at + 1}  warning  note/title`,
      ),
      'warn Further new warnings: 2',
      TOTALS('0 errors, 12 warnings'),
    ]);
  });
});
