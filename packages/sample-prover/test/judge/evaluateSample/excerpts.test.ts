import { describe, expect, it } from 'vitest';

import { judgeFence } from '../judgeFence.ts';

describe('dots for what is left out', () => {
  const NOT_YAML = 'Not YAML: Implicit keys need to be on a single line';
  const judgeDots = (head: string, code: string, line: number, message: string) => {
    const errors = [
      { line, message },
      { line: line + 1, message: 'TS1005: guess' },
    ];
    return judgeFence(head, { depth: 'parsed', errors }, code);
  };

  it.each([
    ['json', '[\n  1,\n  ...\n]', 3, 'Not JSON: Invalid symbol at ".".', 4],
    ['json title="a.json"', '{ "a": {…} }', 1, 'Not JSON: Invalid symbol at "…".', 2],
    ['js', 'const { a, ... } = f();', 1, 'TS1003: Identifier expected.', 2],
    ['jsx', 'const a = <b>{...}</b>;', 1, 'TS1109: Expression expected.', 2],
    ['yaml', 'a:\n  b: 1\n  ...\n  c: 2', 3, NOT_YAML, 4],
    ['yaml', 'a:\n  - b\n  …\n  - c', 4, 'Not YAML: a sequence without -', 4],
    ['sql', 'SELECT ... FROM a;', 1, 'ERROR:  syntax error at or near ".."', 2],
  ])('make an excerpt, which is a warning: %s %j', (head, code, line, said, at) => {
    const { problems, verdict } = judgeDots(head, code, line, said);
    expect(problems).toMatchObject([
      {
        rule: 'sample/excerpt',
        severity: 'warning',
        line: at,
        message: expect.stringContaining('stands for '),
        remedy: expect.stringContaining('nocheck="an excerpt"'),
      },
    ]);
    expect(verdict.depth).toBe('failed');
  });

  it('are an error in a sample that readers see running', () => {
    const { problems } = judgeDots('js run', 'f(...);', 1, 'TS1135: expected');
    expect(problems[0]).toMatchObject({ rule: 'sample/typescript', severity: 'error' });
  });

  it("don't make an excerpt of a block with an error on another line", () => {
    const code = 'a:\n  b: 1\n  # ...\n c: 2';
    expect(judgeDots('yaml', code, 4, NOT_YAML).problems[0]?.severity).toBe('error');
  });
});
