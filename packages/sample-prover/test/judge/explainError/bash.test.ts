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
])("bash's error is explained in words: %j", (code, line, said, message, remedy) => {
  expect(judgeError('bash', code, line, said)).toMatchObject([{ message, remedy }]);
});
