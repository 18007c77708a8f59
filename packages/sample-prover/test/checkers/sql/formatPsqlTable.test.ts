import { expect, it } from 'vitest';

import { formatPsqlTable } from '../../../src/checkers/sql/formatPsqlTable.ts';

it("psql's aligned table gives Han two columns each", () => {
  const columns = [
    { name: 'id', isNumber: true },
    { name: 'title', isNumber: false },
  ];
  const rows = [
    ['1', '记账本本'],
    ['200', 'up'],
    ['3', null],
  ];
  expect(formatPsqlTable(columns, rows).split('\n')).toEqual([
    ' id  |  title',
    '-----+----------',
    '   1 | 记账本本',
    ' 200 | up',
    '   3 |',
  ]);
});
