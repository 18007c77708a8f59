import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { aFence, aPage } from 'mdx-source/testing';
import { checkSamples, formatMissing } from '../../src/index.ts';

/** A tool, a sample that the grammar of its language takes, and one that it doesn't. */
it.each([
  ['rust', 'rustc', 'pub fn one() -> u8 { 1 }', 'pub fn one() -> u8 { 1'],
  ['rs', 'rustc', 'pub fn one() -> u8 { 1 }', 'pub fn one() -> u8 { 1'],
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
    expect(problems).toMatchObject([{ file: 'wrong.md', severity: 'error' }]);
    expect(formatMissing([...verdicts.values()].flat())).toContain(`lacks ${tool} (3)`);
  },
);
