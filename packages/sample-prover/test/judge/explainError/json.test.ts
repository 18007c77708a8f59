import { expect, it } from 'vitest';

import { judgeError, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    '"scripts": {\n  "test": "vitest"\n}',
    1,
    'Not JSON: End of file expected at ":".',
    'Not JSON: these keys have no { } around them.',
    'Put { and } around them, or write nocheck="an excerpt" after the language.',
  ],
  ...['{ "a": 1 }\n{ "a": 2 }', '[\n  1\n]\n[2]'].map((code): FenceCase => [
    code,
    code.split('\n').length,
    `Not JSON: End of file expected at "${code.split('\n').at(-1)?.[0]}".`,
    'Not JSON: a second value begins here.',
    'Probably meant: jsonl, for one value per line. Otherwise put the values into one array.',
  ]),
  ...['{ "a": 1, }', '{\n  "a": 1,\n}'].map((code): FenceCase => [
    code,
    code.split('\n').length,
    'Not JSON: Property name expected at "}".',
    'Not JSON: Property name expected at "}", after a trailing comma.',
    'Delete the comma, or write jsonc as the language if what reads the file allows it.',
  ]),
  ...['{\n  "a": 1,\n  ...\n}', '{\n  "a": 1,\n  "b": {…}\n}'].map((code): FenceCase => [
    code,
    3,
    `Not JSON: Invalid symbol at "${code.includes('…') ? '…' : '.'}".`,
    `"${code.includes('…') ? '…' : '...'}" stands for what's left out, and isn't JSON.`,
    'Leave it out, or write nocheck="an excerpt" after the language.',
  ]),
])('an error in JSON is explained in words: %j', (code, line, said, message, remedy) => {
  expect(judgeError('json', code, line, said)).toMatchObject([{ message, remedy }]);
});
