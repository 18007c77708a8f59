import { expect, it } from 'vitest';

import { parsePage } from '../src/index.ts';

const problemsOf = (source: string) =>
  parsePage({ file: 'docs/a.md', absolutePath: '/docs/a.md', source }).syntaxErrors;

it('calls a merge conflict by its name', () => {
  const source = 'One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> main\n';
  expect(problemsOf(source)).toMatchObject([
    { line: 3, message: 'The page cannot be read: a merge conflict was left in it.' },
  ]);
});

it.each([
  ['title: A\n description: B.', 2, /the indentation is wrong here or on the next line/],
  ['tags:\n  - a\n - b', 4, /the indentation is wrong here or on the next line/],
  ['title: A: b', 2, /a value that contains ": " has no quotes/],
])(
  'names what is wrong with front matter in words of the author: %j',
  (yaml, line, says) => {
    expect(problemsOf(`---\n${yaml}\n---\n\nText.\n`)).toMatchObject([
      { line, message: expect.stringMatching(says) },
    ]);
  },
);
