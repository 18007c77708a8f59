import { describe, expect, it } from 'vitest';

import { aPost } from '../aPost.ts';
import { lintNote } from '../lintNote.ts';

describe('a block without a language', () => {
  const foundIn = (code: string) =>
    lintNote(aPost(`So:\n\n<!-- truncate -->\n\n\`\`\`\n${code}\n\`\`\``));

  it.each([
    'node_modules\n.git\n*.log',
    'Host db\n  HostName db.internal\n  User me',
    'ERR_CONN: connection refused;',
    '10:02 job 17 done, 3 left\n10:03 job 18 done, 2 left',
    'npm warn deprecated glob@7.2.3',
    'src/\n  index.ts',
    '[ 1, 2, 3 ]',
    '{"level":"info"}\n{"level":"warn"}',
    'let me know when you are done',
    'Select a file, then press Enter.',
    '0 3 * * * /usr/local/bin/backup',
  ])('is fine for text that nothing could check: %j', (code) => {
    expect(foundIn(code)).toEqual([]);
  });

  it.each([
    'const a = 1;',
    "import { a } from './a';\nexport default a;",
    'export type A = number;',
    'async function f() {}',
    'SELECT id FROM users;',
    'npm ci\nnpm test',
    '<div class="a"></div>',
    'FROM node:24-alpine',
    'fn main() {}',
  ])('is asked for one if it holds code that could be checked: %j', (code) => {
    expect(foundIn(code)).toMatchObject([
      { rule: 'note/fence-language', severity: 'warning', line: 17 },
    ]);
    expect(foundIn(code)[0]?.remedy).toBe(
      'Write the language after the backticks, such as ```ts, or ```text if it is not code.',
    );
  });
});
