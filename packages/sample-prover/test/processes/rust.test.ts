import { expect, it, onTestFinished, vi } from 'vitest';

import { aFence, aFolder, aPage } from 'mdx-source/testing';
import { checkSamples, formatMissing } from '../../src/index.ts';

const RIGHT = 'pub fn one() -> u8 { 1 }';
const WRONG = 'pub fn one() -> u8 { 1';

it.each(['rust', 'rs'])(
  'on a machine without its compiler, %s is only parsed',
  async (language) => {
    const { root: cacheFolder, remove } = aFolder();
    vi.stubEnv('PATH', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
      remove();
    });
    const failing = aFence(`${language} expect-error="what its compiler says"`, RIGHT);
    const pages = [
      aPage(aFence(language, RIGHT), 'right.md'),
      aPage(failing, 'failing.md'),
      aPage(aFence(language, WRONG), 'wrong.md'),
    ];
    const { problems, verdicts } = await checkSamples(pages, { cacheFolder, workers: 1 });
    expect(verdicts.get('right.md')).toMatchObject([
      { depth: 'parsed', missing: { tool: 'rustc' }, reason: 'needs rustc' },
    ]);
    expect(problems).toMatchObject([{ file: 'wrong.md', severity: 'error' }]);
    expect(formatMissing(verdicts, '')).toContain('rustc (3: ');
  },
);

it('what needs a crate is only parsed, without a message', async () => {
  const { root: cacheFolder, remove } = aFolder();
  onTestFinished(remove);
  const code = 'use thiserror::Error;\n\n#[derive(Error)]\npub struct A;';
  const expecting = aFence('rust expect-error="unresolved import"', code);
  const pages = [
    aPage(aFence('rust', code), 'crate.md'),
    aPage(expecting, 'expected.md'),
  ];
  const { problems, verdicts } = await checkSamples(pages, { cacheFolder, workers: 1 });
  expect(problems).toEqual([]);
  expect(verdicts.get('crate.md')).toMatchObject([
    { depth: 'parsed', reason: 'needs the crate thiserror' },
  ]);
  expect(verdicts.get('expected.md')).toMatchObject([{ depth: 'compiled' }]);
});
