import { describe, expect, it } from 'vitest';

import { errorsIn } from '../lintNote.ts';

describe('tables', () => {
  it('a pipe within code cuts the code, and may make the row too long', () => {
    const rulesIn = (text: string) => errorsIn(text).map(([rule]) => rule);
    expect(rulesIn('| a | b | c |\n| - | - | - |\n| `x|y` | b |')).toEqual(['note/mark']);
    expect(rulesIn('| a | b |\n| - | - |\n| `x|y` | b |').sort()).toEqual([
      'note/mark',
      'note/table-form',
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
