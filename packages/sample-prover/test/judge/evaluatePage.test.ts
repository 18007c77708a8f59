import { describe, expect, it } from 'vitest';

import { aFence, aPage } from 'mdx-source/testing';
import { evaluatePage } from '../../src/judge/evaluatePage.ts';
import { planPage } from '../../src/plan/planJobs.ts';

it('the remedy for a different output is the command with its file', () => {
  const page = aPage(
    '```ts run\nconsole.log(1);\n```\n\n```text output\n2\n```\n',
    'docs/a.md',
  );
  const outcomes = [{ depth: 'run', errors: [], output: '1' }] as const;
  const opened = planPage(page, () => '');
  const { problems } = evaluatePage(opened, () => outcomes, 'npm run fix:notes');
  expect(problems[0]?.remedy).toBe(
    'npm run fix:notes -- "docs/a.md" writes it; or fix the sample.',
  );
});

describe('a text block below a sample that ran', () => {
  const judgePage = (below: string) => {
    const page = aPage(`\`\`\`ts run\nconsole.log('a\\nb');\n\`\`\`\n\n${below}\n`);
    const outcomes = [{ depth: 'run', errors: [], output: 'a\nb' }] as const;
    return evaluatePage(
      planPage(page, () => ''),
      () => outcomes,
    ).problems;
  };

  it.each(['', 'It prints:\n\n'])(
    'is told how to be compared if it has a line that was printed: %j',
    (between) => {
      expect(judgePage(`${between}${aFence('text', 'b')}`)).toMatchObject([
        {
          rule: 'sample/output',
          severity: 'warning',
          remedy: 'Write text output as its language, and every check compares it.',
        },
      ]);
    },
  );

  it.each([
    ['has other lines', aFence('text', 'c\n\nabc')],
    ['is in another language', aFence('console', 'b')],
    ['is compared', aFence('text output', 'a\nb')],
    [
      'comes below the output',
      `${aFence('text output', 'a\nb')}\n\n${aFence('text', 'b')}`,
    ],
  ])('is left alone if it %s', (_, below) => {
    expect(judgePage(below)).toEqual([]);
  });
});

describe('a block below a sample that only was compiled', () => {
  const judgePage = (sample: string, below: string) => {
    const page = aPage(`${sample}\n\n${below}\n`);
    const outcomes = [{ depth: 'compiled', errors: [] }] as const;
    return evaluatePage(
      planPage(page, () => ''),
      () => outcomes,
    ).problems;
  };

  it.each(['', 'text'])('is told how to be compared: %j', (language) => {
    const sample = aFence('ts', 'console.log(1);');
    expect(judgePage(sample, aFence(language, '1'))).toMatchObject([
      {
        line: 5,
        severity: 'warning',
        message: 'If the sample above prints this, nothing compares it.',
        remedy: 'Write ts run as the language of the sample, and text output here.',
      },
    ]);
  });

  it.each([
    ['the sample prints nothing', aFence('ts', 'f();'), aFence('', '1')],
    ['it needs a browser', aFence('js', 'console.log(document.title);'), aFence('', '1')],
    [
      'there is text between',
      aFence('ts', 'console.log(1);'),
      `Run it.\n\n${aFence('', '1')}`,
    ],
    ['it is code', aFence('ts', 'console.log(1);'), aFence('bash', 'ls')],
  ])('is left alone if %s', (_, sample, below) => {
    expect(judgePage(sample, below)).toEqual([]);
  });
});

it('SQL that uses what a failing block above would have created is not reported', () => {
  const page = aPage(
    [
      'CREATE TABLE IF NOT EXISTS Orders (id int, at timestamtz);',
      'SELECT * FROM orders;',
      'SELECT * FROM users;',
    ]
      .map((code) => aFence('sql', code))
      .join('\n\n'),
  );
  const errors = ['timestamtz', 'orders', 'users'].map((name) => {
    return { line: 1, message: `ERROR:  ${name}`, unresolved: { name } };
  });
  const outcomes = errors.map((one) => ({ depth: 'run', errors: [one] }) as const);
  const opened = planPage(page, () => '');
  const { problems, verdicts } = evaluatePage(opened, () => outcomes);
  expect(problems.map(({ line }) => line)).toEqual([2, 10]);
  expect(verdicts.map(({ depth }) => depth)).toEqual(['parsed', 'unchecked', 'parsed']);
});

describe('TypeScript that is an excerpt', () => {
  const judgePage = (
    ...blocks: readonly [code: string, name: string, likely?: string][]
  ) => {
    const page = aPage(blocks.map(([code]) => aFence('ts', code)).join('\n\n'));
    const outcomes = new Map(
      blocks.map(([code, name, likely]) => {
        const error = {
          line: 1,
          message: `TS2304: ${name}`,
          unresolved: { name, likely },
        };
        return [code, [{ depth: 'compiled', errors: [error] } as const]] as const;
      }),
    );
    const opened = planPage(page, () => '');
    const codeOf = new Map(
      opened.jobs.map(({ key, samples }) => [key, samples[0]?.code]),
    );
    return evaluatePage(opened, (key) => outcomes.get(codeOf.get(key) ?? ''));
  };

  it.each(['f(a); // error: a is never', 'f(a); // TS2345', 'f(a); // ✗'])(
    'is left alone if it shows an error on purpose, and is only parsed: %s',
    (code) => {
      const { problems, verdicts } = judgePage([code, 'a']);
      expect(problems).toEqual([]);
      expect(verdicts).toMatchObject([{ depth: 'parsed' }]);
    },
  );

  it.each(['f(a);\n// error handling comes later', "f(a, 'https://error.example');"])(
    'is reported although the word is elsewhere: %s',
    (code) => {
      expect(judgePage([code, 'a']).problems).toMatchObject([{ line: 2 }]);
    },
  );
});
