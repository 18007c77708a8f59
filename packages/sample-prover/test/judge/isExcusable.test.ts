import { describe, expect, it } from 'vitest';

import type { SampleError } from '../../src/run/checker.ts';
import { judgeFence } from './judgeFence.ts';

const NAME = { unresolved: { name: 'a' } };
const TYPE = { needsContext: true };

/** Whether an error in a block is one that it can be excused for. */
function isExcused(head: string, code: string, error: Partial<SampleError> = {}) {
  const errors = [{ line: 1, message: 'TS2304: a', ...error }];
  const { problems } = judgeFence(head, { depth: 'compiled', errors }, code);
  return problems[0]?.isExcusable;
}

describe('a block without dots', () => {
  it.each([
    ['ts', NAME, true],
    ['ts', TYPE, true],
    ['ts run', NAME, false],
    ['ts title="a.ts"', NAME, false],
    ['ts title="a.ts"', TYPE, false],
    ['ts', {}, false],
    ['ts', { rule: 'typo', ...NAME }, false],
    ['ts', { line: 0, ...NAME }, false],
  ])('%s, %j: %s', (head, error, expected) => {
    expect(isExcused(head, 'f(a);', error)).toBe(expected);
  });
});

it.each([
  ['json', '[\n  1,\n  ...\n]'],
  ['json', '{\n  // …\n}'],
  ['json', '{ "a": ... }'],
  ['ts title="a.ts"', 'a:\n  # ...'],
  ['tsx', '<List items={items} ... />'],
  ['graphql', 'type A {\n  id: ID\n  ...\n}'],
])('dots leave something out: %s %j', (head, code) => {
  expect(isExcused(head, code)).toBe(true);
  expect(isExcused(head, code, { rule: 'typo' })).toBe(false);
});

it.each([
  ['mermaid', 'sequenceDiagramm\n  A->>P: SELECT ... (4 s)'],
  ['mermaid', 'flowchart LR\n  ...\n  A -'],
  ['yaml', 'run: npm run ... \n b: 1'],
  ['yaml', 'steps:\n  - run: a\n  ...\n  - run: b'],
  ['dockerfile', 'RUN npm ci && ... \nCOPPY . .'],
  ['dockerfile', 'FROM a\n...\nCMD ["x"]'],
  ['bash', 'curl ... | jq .a\necho $(a'],
  ['html', '<p>\n  ...\n<b>'],
  ['ts', 'const text = "a ... b" const b = 1;'],
  ['ts', 'const one = [...all]'],
])('dots that the parser reads as text leave nothing out: %s %j', (head, code) => {
  expect(isExcused(head, code)).toBe(false);
});
