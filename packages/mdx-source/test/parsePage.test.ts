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
