import { expect, it } from 'vitest';

import { judgeError, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'a:\n  b: x\n   c:',
    2,
    'Not YAML: Nested mappings are not allowed in compact mappings',
    'Not YAML: the indentation is wrong here or on the next line.',
    'Begin the keys of one mapping, and the dashes of one list, in the same column.',
  ],
  [
    'a:\n\tb: 1',
    2,
    'Not YAML: Tabs are not allowed as indentation',
    'Not YAML: Tabs are not allowed as indentation',
    'Indent with spaces.',
  ],
  [
    'a: b: c',
    1,
    'Not YAML: Nested mappings are not allowed in compact mappings',
    'Not YAML: a value that contains ": " has no quotes.',
    'Put quotes around the value.',
  ],
  [
    'a: {{ b }}',
    1,
    'Not YAML: Implicit keys need to be on a single line',
    'Not YAML: a value that begins with {{ has no quotes.',
    'Put quotes around the value. If Helm or another program fills the file in first, write nocheck="a template" after the language.',
  ],
])('an error in YAML is explained in words: %j', (code, line, said, message, remedy) => {
  expect(judgeError('yaml', code, line, said)).toMatchObject([{ message, remedy }]);
});
