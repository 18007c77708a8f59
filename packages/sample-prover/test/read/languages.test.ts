import { describe, expect, it } from 'vitest';

import { PROGRAM_LANGUAGES } from 'mdx-source';
import { aFence, aPage } from 'mdx-source/testing';
import { checkerOf, LANGUAGES } from '../../src/read/languages.ts';
import { planJobs } from '../../src/plan/planJobs.ts';
import { readSamples } from '../../src/read/readSamples.ts';
import { judgeFence } from '../judge/judgeFence.ts';

describe('a fence that nothing checks', () => {
  it.each(['text', 'nginx', 'sqlite', 'mysql', 'python'])(
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
    ['ngnix', 'nginx'],
    ['pyhton', 'python'],
    ['inni', 'ini'],
    ['vimscript', 'vim'],
    ['html+django', 'html'],
  ])('suggests a language for a misspelt one: %s', (language, meant) => {
    const [problem] = judgeFence(language).problems;
    expect(problem).toMatchObject({ rule: 'sample/language', severity: 'warning' });
    expect(problem?.remedy).toBe(
      `Probably meant: ${meant}. Write text, which isn't highlighted either, or the language's usual name.`,
    );
  });

  it.each(['output', 'out', 'stdout'])(
    'is told how output is compared, if that is its language: %s',
    (language) => {
      const [problem] = judgeFence(language).problems;
      expect(problem).toMatchObject({
        rule: 'sample/language',
        remedy:
          'Write ```text output right below the sample that prints it, which has to say run unless it is sql, and every check compares the two.',
      });
    },
  );

  it('gets a warning if its language is unknown', () => {
    const [problem] = judgeFence('foolang').problems;
    expect(problem).toMatchObject({
      severity: 'warning',
      message: `"foolang" isn't a known language, so nothing checks or highlights it.`,
      remedy: "Write text, which isn't highlighted either, or the language's usual name.",
    });
  });

  it.each([
    'vue',
    'Bash',
    'caddyfile',
    'c++',
    'dockerignore',
    'ruby',
    'ssh-config',
    'crontab',
    'just',
    'kusto',
    'jsonl',
    'mysql',
    'mariadb',
    'duckdb',
    'tsql',
    'plsql',
    'bigquery',
    'clickhouse',
    'cql',
    'dts',
  ])('is not asked why nothing checks a known language: %s', (language) =>
    expect(judgeFence(language).problems).toEqual([]),
  );
});

describe('a language by its full name', () => {
  it.each(['javascript', 'typescript'])('is checked: %s', (language) => {
    const { samples } = readSamples(aPage(aFence(language, 'let a;')).tree);
    const [job] = planJobs(samples, () => '');
    expect(job?.checker).toBe('typescript');
    expect(judgeFence(language).problems).toEqual([]);
  });
});

it('a session with its output is not checked, so it does not count as parsed', () => {
  const { samples } = readSamples(aPage(aFence('bash', '$ ls\na (b)')).tree);
  expect(planJobs(samples, () => '')).toEqual([]);
  const checkerFor = (code: string) => {
    const [sample] = readSamples(aPage(aFence('bash', code)).tree).samples;
    return sample && checkerOf(sample);
  };
  for (const prompt of ['$', '~/code/shop $', '/srv $', 'me@host:~$', 'root@x:/#'])
    expect(checkerFor(`${prompt} ls`), prompt).toBeUndefined();
  for (const line of ['# a comment', 'echo $ a', '~/bin/run'])
    expect(checkerFor(line), line).toBe('bash');
});

it.each([
  ['sql', 'mysql> SELECT 1;', undefined],
  ['sql', 'shop=# SELECT 1;', undefined],
  ['sql', '> SELECT 1;', undefined],
  ['sql', 'SELECT 2 > 1;', 'sql'],
  ['sql', '-- name > title\nSELECT 1;', 'sql'],
  ['js', '> Math.max(1, 2)\n2', undefined],
  ['js', 'a > b;', 'typescript'],
])('so is the session of another console: %s %j', (language, code, checker) => {
  const [sample] = readSamples(aPage(aFence(language, code)).tree).samples;
  expect(sample && checkerOf(sample)).toBe(checker);
});

it('the languages of programs are those of the checkers that compile files', () => {
  const { typescript, rust, solidity } = LANGUAGES;
  expect([...PROGRAM_LANGUAGES]).toEqual([...typescript, ...rust, ...solidity]);
});
