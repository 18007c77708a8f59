import { describe, expect, it } from 'vitest';

import type { Outcome } from '../src/checker.ts';
import { titleProblem } from '../src/checkMeta.ts';
import { readSamples } from 'mdx-source';
import { aFence, aPage } from 'mdx-source/testing';
import { evaluateSample } from '../src/evaluateSample.ts';
import { planJobs } from '../src/planJobs.ts';

/** What is said in the end about a fence whose check ended so. */
function judgeFence(head: string, outcome?: Outcome) {
  const [sample] = readSamples(aPage(`\`\`\`${head}\nlisten 80;\n\`\`\`\n`).tree).samples;
  if (!sample) throw new Error('one fence was written');
  return evaluateSample(sample, outcome);
}

describe('a fence that nothing checks', () => {
  it.each(['text', 'nginx'])(
    'needs no excuse where it is in a language: %s',
    (language) => {
      const { problems, verdict } = judgeFence(language);
      expect(problems).toEqual([]);
      expect(verdict).toMatchObject({ depth: 'unchecked', reason: undefined });
    },
  );

  it.each([
    ['typscript', 'typescript'],
    ['jsno', 'json'],
    ['yalm', 'yaml'],
  ])('is told what its misspelt language means: %s', (language, meant) => {
    const [problem] = judgeFence(language).problems;
    expect(problem).toMatchObject({ rule: 'sample/language', severity: 'warning' });
    expect(problem?.remedy).toBe(
      `Probably meant: ${meant}. Otherwise write text, which isn't highlighted either.`,
    );
  });

  it.each([
    'dockerignore',
    'ngnix',
    'ruby',
    'ssh-config',
    'crontab',
    'just',
    'kusto',
    'jsonl',
    'mysql',
  ])('is not asked why nothing checks a language that resembles none: %s', (language) =>
    expect(judgeFence(language).problems).toEqual([]),
  );
});

describe('names that a sample neither defines nor imports', () => {
  const missing = (line: number, name: string, likely?: string) => ({
    line,
    message: `TS2304: Cannot find name '${name}'.`,
    unresolved: { name, likely },
  });
  const findings = [
    missing(2, 'usState', 'useState'),
    { line: 3, message: 'TS2322: Type string is not assignable to type number.' },
    missing(3, 'CardProps'),
    missing(4, 'CardProps'),
  ];

  it('are one problem that lists them, on the line of the first', () => {
    const { problems } = judgeFence('tsx', { depth: 'compiled', findings });
    expect(problems).toMatchObject([
      { rule: 'sample/typescript', line: 4 },
      {
        rule: 'sample/unresolved',
        line: 3,
        message:
          'The block uses usState and CardProps, which it neither defines nor imports.',
        remedy:
          'Probably meant: useState. Add the imports or definitions. A block above can be imported if it has a title. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
      },
    ]);
  });

  it('are told where SQL takes them from', () => {
    const { problems } = judgeFence('sql', {
      depth: 'run',
      findings: [missing(1, 'orders')],
    });
    expect(problems[0]?.remedy).toMatch(
      /^Create it here or in a block above; the page's/,
    );
  });

  it('can be the expected error', () => {
    const outcome = { depth: 'compiled', findings } as const;
    expect(judgeFence('tsx expect-error="name \'CardProps\'"', outcome).problems).toEqual(
      [],
    );
  });
});

describe('a language by its full name', () => {
  it.each(['javascript', 'typescript'])('is checked: %s', (language) => {
    const { samples } = readSamples(aPage(aFence(language, 'let a;')).tree);
    const [job] = planJobs(samples, () => '');
    expect(job?.checker).toBe('typescript');
    expect(judgeFence(language).problems).toEqual([]);
  });
});

describe('a sample that was stopped', () => {
  it('is not told to expect that', () => {
    const message = 'The sample did not end.';
    const findings = [{ line: 0, message, wasKilled: true }];
    const [problem] = judgeFence('ts run', { depth: 'run', findings }).problems;
    expect(problem?.message).toBe(message);
    expect(problem?.remedy).not.toContain('expect-error');
  });
});

describe('a title that names a file of the reader', () => {
  const title = '/etc/systemd/system/x.service';
  const plan = (...blocks: string[]) =>
    planJobs(readSamples(aPage(blocks.join('\n\n')).tree).samples, () => '');

  it.each(['ini', 'nginx', 'yaml', 'json', 'bash', 'dockerfile'])(
    'may be an absolute path: %s',
    (language) => {
      expect(judgeFence(`${language} title="${title}"`).problems).toEqual([]);
    },
  );

  it.each(['ts', 'js', 'rust', 'java', 'solidity'])(
    'may not where the block is checked under that name: %s',
    (head) => {
      expect(judgeFence(`${head} title="${title}"`).problems).toMatchObject([
        { rule: 'sample/title', severity: 'error' },
      ]);
    },
  );

  it('is checked, and no file of the other samples', () => {
    const [sh, yaml] = plan(
      aFence('yaml title="/etc/x.yml"', 'a: 1'),
      aFence('sh run', 'cat /etc/x.yml'),
    );
    expect(yaml).toMatchObject({ checker: 'yaml', samples: [{ code: 'a: 1' }] });
    expect(sh).toMatchObject({ checker: 'bash', context: [] });
  });

  it('is not checked under a name outside of its folder', () => {
    expect(plan(aFence('ts title="../x.ts"', 'let a;'))).toEqual([]);
  });
});

describe('a title that becomes the name of a file', () => {
  it.each(['./claim.ts', 'src/[id]/page.tsx', '.gitlab-ci.yml', '笔记.py'])(
    'may be %s',
    (title) => expect(titleProblem(title)).toBeUndefined(),
  );

  it.each([
    ['/etc/passwd', /leads out/],
    ['src/../../one.c', /leads out/],
    ['./-one.c', /option/],
    ['a\\b.c', /character/],
    ['a//b.c', /empty part/],
    ['', /empty part/],
    ['Node_Modules/x/index.js', /node_modules/],
  ])('may not be "%s"', (title, why) => {
    expect(titleProblem(title)).toMatch(why);
  });
});
