import { expect, it } from 'vitest';

import { judgeError, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'SELECT `a`',
    1,
    'ERROR:  syntax error at end of input',
    'ERROR: syntax error at end of input',
    'Correct it; it was checked as PostgreSQL. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb, which isn\'t checked. If it is meant to fail, write expect-error="part of the message". PostgreSQL stopped there, so the rest of the block isn\'t checked yet.',
  ],
  [
    'SELECT $1',
    1,
    'ERROR:  could not determine data type of parameter $1',
    'ERROR: could not determine data type of parameter $1',
    'Correct it; it was checked as PostgreSQL. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb, which isn\'t checked. If it is meant to fail, write expect-error="part of the message". PostgreSQL stopped there, so the rest of the block isn\'t checked yet.',
  ],
  [
    'SELECT views FROM a, b',
    1,
    'ERROR:  column reference "views" is ambiguous',
    'ERROR: column reference "views" is ambiguous',
    'Correct it; it was checked as PostgreSQL. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb, which isn\'t checked. If it is meant to fail, write expect-error="part of the message". PostgreSQL stopped there, so the rest of the block isn\'t checked yet.',
  ],
])(
  "PostgreSQL's error is told apart from another database's SQL: %j",
  (code, line, said, message, remedy) => {
    expect(judgeError('sql', code, line, said)).toMatchObject([{ message, remedy }]);
  },
);
