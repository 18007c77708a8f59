import { expect, it } from 'vitest';

import { readRustErrors } from '../../src/checkers/rust/readRustErrors.ts';

const span = (line: number, label: string | null, is_primary = true) => ({
  line_start: line,
  is_primary,
  label,
  suggested_replacement: null,
});

const help = (message: string, replacement?: string) => ({
  level: 'help',
  message,
  spans: replacement ? [{ ...span(1, null), suggested_replacement: replacement }] : [],
});

const MISMATCH = {
  level: 'error',
  message: 'mismatched types',
  code: { code: 'E0308' },
  spans: [
    span(1, 'expected `String` because of return type', false),
    span(2, 'expected `String`, found `&str`'),
  ],
  children: [help('try using a conversion method', '.to_string()')],
};

const read = (...errors: readonly object[]) =>
  readRustErrors(errors.map((one) => JSON.stringify(one)).join('\n'));

it('an error has the label and the help that rustc prints', () => {
  expect(read(MISMATCH, { level: 'error', message: 'aborting', spans: [] })).toEqual([
    {
      line: 2,
      message:
        'mismatched types (E0308): expected `String`, found `&str`; help: try using a conversion method: `.to_string()`',
    },
  ]);
});

it('nothing is said twice', () => {
  const error = {
    level: 'error',
    message: 'expected `;`, found `println`',
    code: null,
    spans: [span(1, 'expected `;`')],
    children: [help('add `;` here', ';'), { ...help('why'), level: 'note' }],
  };
  expect(read(error)).toMatchObject([
    { line: 1, message: 'expected `;`, found `println`; help: add `;` here' },
  ]);
});

it('says which crate is missing', () => {
  const missing = {
    level: 'error',
    message: 'unresolved import `serde`',
    code: { code: 'E0432' },
    spans: [span(3, 'use of unresolved module or unlinked crate `serde`')],
    children: [help('you might be missing a crate named `serde`')],
  };
  expect(read(missing)).toMatchObject([
    { line: 3, missing: { tool: 'the crate serde' } },
  ]);
  const derived = {
    ...missing,
    spans: [span(3, missing.spans[0]?.label ?? '')],
    children: [],
  };
  expect(read(derived)).toMatchObject([{ missing: { tool: 'the crate serde' } }]);
  const linked = { ...MISMATCH, message: "can't find crate for `rocket`", children: [] };
  expect(read(linked)).toMatchObject([{ missing: { tool: 'the crate rocket' } }]);
  const known = help('consider importing this module', 'use std::fs;\n\n');
  const [, found] = read(MISMATCH, { ...missing, children: [known] });
  expect(found?.message).toMatch(/help: consider importing this module: `use std::fs;`$/);
  expect(found?.missing).toBeUndefined();
});
