import { expect, it } from 'vitest';

import { judgeError, type Row } from '../judgeFence.ts';

it.each<Row>([
  [
    'git revert -m 1 <merge-commit>',
    1,
    '`>` must be followed by a word',
    'The shell reads <merge-commit> as a redirection.',
    'Write a placeholder in capitals, such as MERGE_COMMIT, or a variable, such as "$merge_commit".',
  ],
  [
    'if true; then\n  echo 1',
    1,
    '`if` statement must end with `fi`',
    '`if` statement must end with `fi`',
    'Write `fi` where it ends.',
  ],
  [
    'echo "a',
    1,
    'reached EOF without closing quote `"`',
    'reached EOF without closing quote `"`',
    'Write the closing `"`, or escape the one that\'s meant as text with a backslash.',
  ],
])("bash's error is said in words: %j", (code, line, said, message, remedy) => {
  expect(judgeError('bash', code, line, said)).toMatchObject([{ message, remedy }]);
});
