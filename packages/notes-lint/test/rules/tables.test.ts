import { describe, expect, it } from 'vitest';

import { errorsIn } from '../lintNote.ts';

describe('tables', () => {
  it.each([
    ['a row that gets too long by it', '| a | b |\n| - | - |\n| `x|y` | b |'],
    ['a row that still fits', '| a | b | c |\n| - | - | - |\n| `x|y` | b |'],
  ])('a pipe within code is one message, in %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      [
        'note/table-form',
        15,
        'A | inside code ends the cell, so the code is cut in two.',
      ],
    ]);
  });

  it.each([
    ['of words', '| a | b |\n| x | y |\n| z | w |\n| e | f |'],
    ['with code', '| a | b |\n| x | `y` |\n| z | w |\n| `e` | f |'],
  ])('a table without a row of --- is one message, %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      ['note/mark', 13, '"| a | b |" looks like a table row but is a paragraph.'],
    ]);
  });
});
