import { describe, expect, it } from 'vitest';

import { judgeFence } from '../judgeFence.ts';

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
