import { expect, it } from 'vitest';

import { judgeError, type FenceCase } from '../judgeFence.ts';

it.each<[head: string, ...FenceCase]>([
  [
    'dockerfile',
    'RUN mkdir -p /app',
    1,
    'No source image provided with `FROM`.',
    "The block doesn't begin with FROM, so it isn't a whole Dockerfile.",
    'Add the FROM, or write nocheck="an excerpt" after the language.',
  ],
  [
    'java',
    'f(\n  ...\n);',
    3,
    'Syntax error near "..."',
    `"..." stands for code that's left out, and doesn't compile.`,
    'Write a comment instead, such as // …, or nocheck="an excerpt" after the language.',
  ],
  ...[
    ['rust', 'expected `;`, found `println`'],
    ['ts', "TS1005: ';' expected."],
  ].map(([language = '', said = '']): [head: string, ...FenceCase] => [
    language,
    '{\n  int a = 1\n}',
    2,
    said,
    `Syntax error near "int a = 1": ${said}`,
    'Look there and on the line above for a bracket, quote, comma, semicolon or "end" that\'s missing, or one too many. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
  ]),
  [
    'lua',
    'if x > 1',
    1,
    'Syntax error near "if x > 1".',
    'Syntax error near "if x > 1".',
    'Look there and on the line above for a bracket, quote, comma, semicolon or "end" that\'s missing, or one too many. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
  ],
])(
  'what several compilers have in common is explained in words: %s %j',
  (head, code, line, said, message, remedy) => {
    expect(judgeError(head, code, line, said)).toMatchObject([{ message, remedy }]);
  },
);
