import { describe, expect, it } from 'vitest';

import { aFence, aPage } from 'mdx-source/testing';
import { planJobs } from '../../src/plan/planJobs.ts';
import { readSamples } from '../../src/read/readSamples.ts';
import { judgeFence } from './judgeFence.ts';

it.each([
  ['expect-eror="is not"', 'expect-error'],
  ['nocheckk="no parser"', 'nocheck'],
  ['rnu', 'run'],
])('a misspelt word after the language is recognised: %s', (word, meant) => {
  expect(judgeFence(`ts ${word}`).problems).toMatchObject([
    {
      rule: 'sample/meta',
      remedy: expect.stringMatching(`^Probably meant: ${meant}\\. Supported words`),
    },
  ]);
});

it('reports an output of a language that cannot run', () => {
  const below = '\n```text output\n1\n```\n';
  expect(judgeFence('ruby run', undefined, 'print(1)', below).problems).toMatchObject([
    {
      rule: 'sample/meta',
      remedy: expect.stringMatching(
        /^Remove run, and the word output below it: a plain ```text is enough\. These can run: ts,/,
      ),
    },
  ]);
  expect(judgeFence('ruby', undefined, 'print(1)', below).problems).toMatchObject([
    { remedy: 'Remove the word output: a plain ```text is enough.' },
  ]);
});

it('reports a session that is meant to run', () => {
  const { problems } = judgeFence('bash run', undefined, '$ echo 1\n1');
  expect(problems).toMatchObject([
    { message: "A session with its prompts can't be run.", severity: 'error' },
  ]);
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

  it.each(['ts', 'js', 'rust', 'solidity'])(
    'may not be an absolute path where the block is checked under that name: %s',
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
