import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { checkSamples, type SamplesReport } from '../../src/index.ts';
import { aPage } from '../aPage.ts';

/** By language: the tool, a sample its grammar takes, and one that is no text of the language. */
const LANGUAGES = {
  rust: ['rustc', 'pub fn one() -> u8 { 1 }', 'pub fn one() -> u8 { 1'],
  java: ['javac', 'class One { int one = 1; }', 'class One { int one = 1 }'],
  bash: ['bash', 'echo one', 'if true; then echo one'],
} as const;

const names = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const aFence = (language: string, code: string, meta = '') =>
  ['```' + `${language} ${meta}`.trim(), code, '```'].join('\n');

let cacheFolder: string;
let report: SamplesReport;

beforeAll(async () => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'toolchains-'));
  vi.stubEnv('PATH', '');
  const pages = names.flatMap((name) => {
    const [, right, wrong] = LANGUAGES[name];
    const failing = aFence(name, right, 'expect-error="what its compiler says"');
    return [
      aPage(aFence(name, right), `${name}-right.md`),
      aPage(aFence(name, wrong), `${name}-wrong.md`),
      aPage(failing, `${name}-failing.md`),
    ];
  });
  report = await checkSamples(pages, { cacheFolder, workers: 1 });
}, 300_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cacheFolder, { recursive: true });
});

const faultsOf = (file: string) => report.faults.filter((fault) => fault.file === file);

describe.each(names)('%s on a machine without its tool', (name) => {
  const [tool] = LANGUAGES[name];

  it('is reported as not compiled, with the tool to install', () => {
    expect(faultsOf(`${name}-right.md`)).toMatchObject([
      {
        rule: 'sample/toolchain',
        severity: 'warning',
        line: 1,
        message: expect.stringContaining(`lacks ${tool}`) as string,
        remedy: expect.stringContaining(`Install ${tool}`) as string,
      },
    ]);
  });

  it('says on the page that it was parsed only, and why', () => {
    expect(report.verdicts.get(`${name}-right.md`)).toMatchObject([
      { depth: 'parsed', missing: tool, reason: `no ${tool} where this was built` },
    ]);
  });

  it('still has to be text of the language', () => {
    const errors = faultsOf(`${name}-wrong.md`).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors).toHaveLength(1);
  });

  it('is not blamed for failing otherwise than its page expects', () => {
    const rules = faultsOf(`${name}-failing.md`).map(({ rule }) => rule);
    expect(rules).toEqual(['sample/toolchain']);
  });
});
