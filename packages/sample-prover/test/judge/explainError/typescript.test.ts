import { expect, it } from 'vitest';

import { judgeError, judgeFence, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'const isEmpty = (value: object) => true;',
    1,
    'TS8010: Type annotations can only be used in TypeScript files.',
    'TS8010: Type annotations can only be used in TypeScript files.',
    'Write ts, or tsx if it contains JSX, as the language.',
  ],
  [
    'req.session.user = 1;',
    1,
    "TS2339: Property 'session' does not exist on type 'Request<{}, any, any>'.",
    "TS2339: Property 'session' does not exist on type 'Request<{}, any, any>'.",
    'Correct the name. If a package adds it to this type, as express-session does, the block has to import that package, which has to be installed, too; or write nocheck="an excerpt" after the language.',
  ],
  [
    'const a: number = f(); // and so on ...',
    1,
    'TS2322: Type string is not assignable to type number.',
    'TS2322: Type string is not assignable to type number.',
    'Fix the sample. If it\'s an excerpt, write nocheck="an excerpt" after its language; if it\'s meant to fail, expect-error="part of the message".',
  ],
  ...(['“', '’'] as const).map((quote): FenceCase => [
    `f(${quote}a b”);`,
    1,
    `TS1127: Invalid character. ${quote}`,
    `"${quote}" is a curly quote, which isn't a quote in code.`,
    'Write a straight quote, \' or ", at both ends.',
  ]),
  [
    'const a = 1；',
    1,
    'TS1127: Invalid character. ；',
    '"；" is not valid in code outside of quotes.',
    'Write the ASCII character that is meant, or put the text in quotes.',
  ],
  ...['...', '…', 'a: 1, ...', 'f(...);'].map((code): FenceCase => [
    code,
    1,
    'TS1128: Declaration or statement expected.',
    `"${code.includes('…') ? '…' : '...'}" stands for code that's left out, and doesn't compile.`,
    'Write a comment instead, such as // …, or nocheck="an excerpt" after the language.',
  ]),
])(
  "TypeScript's error is explained in words: %j",
  (code, line, said, message, remedy) => {
    expect(judgeError('ts', code, line, said)).toMatchObject([{ message, remedy }]);
  },
);

it.each([
  [
    'ts',
    "import a from '@/hooks/x';",
    "TS2307: Cannot find module '@/hooks/x' or its corresponding type declarations.",
    /^TS2307: .*'@\/hooks\/x'/,
    /^Samples don't know your project's aliases/,
  ],
  [
    'ts',
    "import a from '~/hooks/x';",
    "TS2307: Cannot find module '~/hooks/x' or its corresponding type declarations.",
    /^TS2307/,
    /^Samples don't know your project's aliases/,
  ],
  [
    'ts',
    "import a from '@scope/x';",
    "TS2307: Cannot find module '@scope/x' or its corresponding type declarations.",
    /^TS2307/,
    /^Install it/,
  ],
  [
    'ts',
    "import _ from 'lodash';",
    "TS7016: Could not find a declaration file for module 'lodash'. '/srv/node_modules/lodash/lodash.js' implicitly has an 'any' type.",
    /^TS7016: Could not find a declaration file for module 'lodash'\.$/,
    /^Add its package of @types, if/,
  ],
  [
    'ts',
    "import { a } from '@scope/x/y';",
    "TS7016: Could not find a declaration file for module '@scope/x/y'. '/srv/x.js' implicitly has an 'any' type.",
    /^TS7016: [^.]+'@scope\/x\/y'\.$/,
    /^Add its package of @types, if/,
  ],
  [
    'ts',
    'Object.groupBy(a, b);',
    "TS2550: Property 'groupBy' does not exist on type 'ObjectConstructor'. Do you need to change your target library? Try changing the 'lib' compiler option to 'es2024' or later.",
    /^TS2550: Property 'groupBy' does not exist on type 'ObjectConstructor'\. Samples are compiled with the lib "es2023"/,
    /^Use what es2023 has/,
  ],
  [
    'tsx',
    'a = <Field label=useDeferredValue a={1} />;',
    "TS1145: '{' or JSX element expected.",
    /^The value of label has neither quotes nor braces\.$/,
    /^Write label="…" or label=\{…\}\.$/,
  ],
])('what is missing is named: %s %s', (head, code, message, says, fix) => {
  const errors = [
    {
      line: 1,
      message,
      remedy: message.includes("@scope/x' or") ? 'Install it' : undefined,
    },
  ];
  const [problem] = judgeFence(head, { depth: 'compiled', errors }, code).problems;
  expect(problem?.message).toMatch(says);
  expect(problem?.remedy).toMatch(fix);
});
