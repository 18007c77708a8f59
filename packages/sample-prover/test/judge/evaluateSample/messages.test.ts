import { describe, expect, it } from 'vitest';

import { judgeFence } from '../judgeFence.ts';

it('a long message keeps its last reason', () => {
  const type = `{ ${'one: string; '.repeat(40)}}`;
  const errors = [
    {
      line: 1,
      message: `TS2345: Argument of type '${type}' is not assignable.   Types of property 'a' are incompatible.     Type 'undefined' is not assignable to type 'string'.`,
    },
  ];
  const [problem] = judgeFence('ts', { depth: 'compiled', errors }).problems;
  expect(problem?.message).toMatch(
    /^TS2345: Argument .* … Type 'undefined' is not assignable to type 'string'\.$/,
  );
});

describe('a sample that was stopped', () => {
  it('is not told to expect that', () => {
    const message = 'The sample did not end.';
    const errors = [{ line: 0, message, wasKilled: true }];
    const [problem] = judgeFence('ts run', { depth: 'run', errors }).problems;
    expect(problem?.message).toBe(message);
    expect(problem?.remedy).not.toContain('expect-error');
  });
});

describe('JavaScript that only types forbid', () => {
  const error = { line: 1, message: 'TS2362: a', severity: 'warning' } as const;
  const outcome = { depth: 'run', errors: [error], output: '10\n' } as const;

  it('is a warning that says why, and keeps its verdict', () => {
    const { problems, verdict } = judgeFence('js run', outcome);
    expect(problems).toMatchObject([{ severity: 'warning', rule: 'sample/typescript' }]);
    expect(problems[0]?.remedy).toMatch(/^JavaScript is type-checked here, too/);
    expect(verdict.depth).toBe('run');
  });

  it('still has its output compared', () => {
    const { problems } = judgeFence('js run', outcome, 'a', '\n```text output\n9\n```\n');
    expect(problems.map(({ rule }) => rule)).toEqual([
      'sample/typescript',
      'sample/output',
    ]);
  });
});
