import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { aFence, aPage } from 'mdx-source/testing';
import { checkSamples } from '../../src/index.ts';

/** A tool, a sample that the grammar of its language takes, and one that it doesn't. */
it.each([
  ['rust', 'rustc', 'pub fn one() -> u8 { 1 }', 'pub fn one() -> u8 { 1'],
  ['java', 'javac', 'class One { int one = 1; }', 'class One { int one = 1 }'],
])(
  'on a machine without its tool, %s is only parsed',
  async (language, tool, right, wrong) => {
    const cacheFolder = mkdtempSync(path.join(tmpdir(), 'toolchains-'));
    vi.stubEnv('PATH', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(cacheFolder, { recursive: true });
    });
    const failing = aFence(`${language} expect-error="what its compiler says"`, right);
    const pages = [
      aPage(aFence(language, right), 'right.md'),
      aPage(failing, 'failing.md'),
      aPage(aFence(language, wrong), 'wrong.md'),
    ];
    const { problems, verdicts } = await checkSamples(pages, { cacheFolder, workers: 1 });
    expect(verdicts.get('right.md')).toMatchObject([
      { depth: 'parsed', missing: tool, reason: `no ${tool} where this was built` },
    ]);
    const lacking = {
      rule: 'sample/toolchain',
      severity: 'warning',
      message: expect.stringContaining(`lacks ${tool}`) as string,
      remedy: expect.stringContaining(`Install ${tool}`) as string,
    };
    expect(problems).toMatchObject([
      { file: 'right.md', ...lacking },
      { file: 'failing.md', ...lacking },
      { file: 'wrong.md', severity: 'error' },
      { file: 'wrong.md', ...lacking },
    ]);
  },
);
