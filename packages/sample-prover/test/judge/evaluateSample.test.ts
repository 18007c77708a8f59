import { describe, expect, it } from 'vitest';

import { judgeFence } from './judgeFence.ts';

describe('names that a sample neither defines nor imports', () => {
  const missing = (line: number, name: string, likely?: string) => ({
    line,
    message: `TS2304: Cannot find name '${name}'.`,
    unresolved: { name, likely },
  });
  const errors = [
    missing(2, 'usState', 'useState'),
    { line: 3, message: 'TS2322: Type string is not assignable to type number.' },
    missing(3, 'CardProps'),
    missing(4, 'CardProps'),
  ];

  it('are one problem that lists them, on the line of the first', () => {
    const { problems } = judgeFence('tsx', { depth: 'compiled', errors });
    expect(problems).toMatchObject([
      { rule: 'sample/typescript', line: 4 },
      {
        rule: 'sample/unresolved',
        line: 3,
        message:
          'The block uses usState and CardProps, which it neither defines nor imports.',
        remedy:
          'Complete the block with its imports and definitions (a block above can be imported if it has a title); or, for an excerpt, write nocheck="an excerpt" after the language.',
      },
    ]);
  });

  it.each([
    ['ts', '', 'sample/unresolved', 'parsed'],
    ['ts title="a.ts"', '', 'sample/unresolved', 'parsed'],
    ['ts run', '', 'sample/typescript', 'failed'],
    ['tsx live', '', 'sample/live', 'failed'],
    ['sql', '\n```text output\n1\n```\n', 'sample/sql', 'failed'],
  ])('make an excerpt of what readers are not shown running: %s', (head, ...row) => {
    const [below, rule, depth] = row;
    const outcome = { depth: 'compiled', errors: [missing(1, 'a')] } as const;
    const { problems, verdict } = judgeFence(head, outcome, 'a();', below);
    expect(problems.map((one) => one.rule)).toEqual([rule]);
    expect(verdict.depth).toBe(depth);
  });

  it('are not all that keeps a sample from being proven', () => {
    const outcome = { depth: 'compiled', errors } as const;
    expect(judgeFence('tsx', outcome).verdict.depth).toBe('failed');
  });

  it.each([
    ['usState', 'useState', /^Probably meant: useState\. Complete/],
    ['orders', undefined, /^Complete the block/],
  ])('suggests the name that was meant, if one is close: %s', (...row) => {
    const [name, likely, remedy] = row;
    const outcome = { depth: 'compiled', errors: [missing(1, name, likely)] } as const;
    expect(judgeFence('ts', outcome).problems[0]?.remedy).toMatch(remedy);
  });

  it('are not reported if another error explains them', () => {
    const message = `TS2724: './a' has no exported member named 'useDebouce'. Did you mean 'useDebounce'?`;
    const errors = [{ line: 1, message }, missing(2, 'useDebounce')];
    expect(judgeFence('ts', { depth: 'compiled', errors }).problems).toMatchObject([
      { rule: 'sample/typescript', line: 2 },
    ]);
  });

  it('says that SQL is PostgreSQL, and where to define them', () => {
    const { problems } = judgeFence('sql', {
      depth: 'run',
      errors: [missing(1, 'julianday(date)')],
    });
    expect(problems).toMatchObject([
      {
        message:
          "The block uses julianday(date), which PostgreSQL doesn't have and the page doesn't create.",
        remedy: expect.stringMatching(
          /^Create it here or in a block above \(SQL is checked as PostgreSQL, and the page's .*\)\. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb, which isn't checked; or, for an excerpt, write nocheck.*\. PostgreSQL stopped there, so the rest of the block isn't checked yet\.$/,
        ),
      },
    ]);
  });

  it('are types in GraphQL', () => {
    const errors = [{ line: 1, message: 'No schema', unresolved: { name: 'types' } }];
    expect(judgeFence('gql', { depth: 'parsed', errors }).problems).toMatchObject([
      {
        rule: 'sample/unresolved',
        message: 'The block uses types, which no graphql block of the page defines.',
      },
    ]);
  });

  it('can be the expected error', () => {
    const outcome = { depth: 'compiled', errors: errors.slice(2) } as const;
    expect(judgeFence('tsx expect-error="name \'CardProps\'"', outcome).problems).toEqual(
      [],
    );
  });

  it('are a typo if the sample defines what was meant', () => {
    const { line, message } = missing(2, 'option');
    const remedy = 'Probably meant: options.';
    const typo = { line, message, rule: 'typo', remedy };
    expect(
      judgeFence('ts', { depth: 'compiled', errors: [typo] }).problems,
    ).toMatchObject([{ rule: 'sample/typo', line: 3, message, remedy }]);
  });
});

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
