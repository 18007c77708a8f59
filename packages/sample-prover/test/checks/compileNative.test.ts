import { expect, it } from 'vitest';

import type { Outcome } from '../../src/checker.ts';
import rust from '../../src/checkers/rust.ts';
import { LIMITS } from '../../src/index.ts';

const surroundings = { root: process.cwd(), cacheFolder: '', limits: LIMITS };
const meta = {
  run: false,
  live: false,
  noInline: false,
  harness: false,
  output: false,
  marked: [],
  unknown: [],
};
const aSample = (language: string, code: string, title?: string) => ({
  index: 0,
  language,
  code,
  line: 1,
  meta: { ...meta, title },
});

it('asks the compiler itself, which obeys no choice of toolchain in a page', async () => {
  const found: Outcome[] = [];
  const chosen = '[toolchain]\nchannel = "1.0.0"';
  const job = {
    samples: [aSample('rust', 'pub fn one() -> u8 { 1 }')],
    context: [aSample('toml', chosen, 'rust-toolchain.toml')],
  };
  await rust([job], surroundings, {
    begin: () => undefined,
    end: (_, outcome) => void found.push(outcome),
  });
  expect(found).toMatchObject([{ depth: 'compiled', findings: [] }]);
});
