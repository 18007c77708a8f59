import { expect, it } from 'vitest';

import { judgeError, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'git revert -m 1 <merge-commit>',
    1,
    '`>` must be followed by a word',
    'The shell reads <merge-commit> as a redirection.',
    'Write a placeholder in capitals, such as MERGE_COMMIT, or a variable, such as "$merge_commit".',
  ],
  [
    'git diff ${{ github.sha }}',
    1,
    'invalid parameter name',
    "${{ … }} isn't the shell's: GitHub Actions fills it in.",
    'Show it in the YAML of its step, or write nocheck="a template" after the language.',
  ],
  [
    'gem list rails\nrails (7.1.0)',
    2,
    '`foo(` must be followed by `)`',
    '`foo(` must be followed by `)`',
    'Correct the line. If a command prints it, move it to a text block; if it\'s an excerpt, write nocheck="an excerpt" after the language.',
  ],
])("bash's error is explained in words: %j", (code, line, said, message, remedy) => {
  expect(judgeError('bash', code, line, said)).toMatchObject([{ message, remedy }]);
});
