import { describe, expect, it } from 'vitest';

import { readFenceHead } from '../../../../src/rehype/highlight/fenceHead.ts';

describe('readFenceHead', () => {
  it('reads title, range, numbers and output', () => {
    expect(readFenceHead('title="a b.ts" {1,3-5} showLineNumbers=8 run')).toEqual({
      title: 'a b.ts',
      marked: [0, 2, 3, 4],
      firstNumber: 8,
      isOutput: false,
    });
    expect(readFenceHead('output').isOutput).toBe(true);
  });

  it('numbers from 1 where no start is given, and not at all where nothing asks', () => {
    expect(readFenceHead('showLineNumbers').firstNumber).toBe(1);
    expect(readFenceHead('').firstNumber).toBeUndefined();
  });

  it('does not read words inside a quoted value', () => {
    const head = readFenceHead('nocheck="output of {2} showLineNumbers"');
    expect(head).toEqual({
      title: '',
      marked: undefined,
      firstNumber: undefined,
      isOutput: false,
    });
  });
});
