import { describe, expect, it } from 'vitest';

import { judgeFence } from '../judgeFence.ts';

describe('a sample with an expected error', () => {
  const EXPECTED = {
    line: 3,
    message: "TS2322: Type 'string' is not assignable to type 'number'.",
  };
  const judge = (...others: readonly { line: number; message: string }[]) =>
    judgeFence('ts expect-error="is not assignable"', {
      depth: 'compiled',
      errors: [EXPECTED, ...others],
    }).problems.map(({ line, message }) => `${line} ${message}`);

  it('reports every other error, on another line or with another code', () => {
    const other = {
      line: 3,
      message: "TS2339: Property 'a' does not exist on type 'B'.",
    };
    const below = { line: 5, message: "TS2345: Argument of type 'a' is wrong." };
    expect(judge(other, below)).toEqual([`4 ${other.message}`, `6 ${below.message}`]);
  });

  it('reports nothing that belongs to the expected one', () => {
    const same = { line: 3, message: "TS2322: Type 'undefined' isn't, either." };
    const again = { ...EXPECTED, line: 7 };
    expect(judge(same, again)).toEqual([]);
  });

  it('reports other errors beside one of types whose code begins like a syntax error', () => {
    const errors = [
      { line: 1, message: "TS1360: Type 'a' does not satisfy the expected type 'b'." },
      { line: 2, message: "TS2322: Type 'a' is not assignable to type 'b'." },
    ];
    const outcome = { depth: 'compiled', errors } as const;
    const { problems } = judgeFence('ts expect-error="does not satisfy"', outcome);
    expect(problems).toMatchObject([{ line: 3 }]);
  });

  it('reports a syntax error instead, and how to fix that', () => {
    const errors = [{ line: 1, message: "TS1005: ')' expected.", isSyntax: true }];
    const { problems } = judgeFence('ts expect-error="is not assignable"', {
      depth: 'compiled',
      errors,
    });
    expect(problems).toMatchObject([
      {
        rule: 'sample/typescript',
        line: 2,
        remedy: expect.stringMatching(/^Look there and on the line above for a bracket/),
      },
    ]);
  });

  it('may expect a syntax error, and then nothing that follows from it', () => {
    const errors = [
      { line: 1, message: "TS1005: ';' expected.", isSyntax: true },
      { line: 2, message: 'TS1128: Declaration or statement expected.', isSyntax: true },
    ];
    const outcome = { depth: 'compiled', errors } as const;
    expect(judgeFence('ts expect-error="\';\' expected"', outcome).problems).toEqual([]);
  });
});
