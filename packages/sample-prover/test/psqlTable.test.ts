import { describe, expect, it } from 'vitest';

import { psqlTable } from '../src/checkers/psqlTable.ts';

const columns = [
  { name: 'id', isNumber: true },
  { name: 'title', isNumber: false },
];

describe("psql's aligned table", () => {
  it('sets numbers to the right, text to the left, and heads in the middle', () => {
    const rows = [
      ['1', 'a longer title'],
      ['200', null],
    ];
    expect(psqlTable(columns, rows)).toBe(
      [
        ' id  |     title',
        '-----+----------------',
        '   1 | a longer title',
        ' 200 |',
      ].join('\n'),
    );
  });

  it('gives Han two columns each', () => {
    expect(psqlTable(columns, [['1', '记账本本']]).split('\n')[1]).toBe(
      '----+----------',
    );
  });

  it('marks a cell that goes on below', () => {
    expect(
      psqlTable(columns, [['1', 'up\ndown']])
        .split('\n')
        .slice(2),
    ).toEqual(['  1 | up   +', '    | down']);
  });
});
