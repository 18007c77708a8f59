import { describe, expect, it } from 'vitest';

import { readFenceHead } from '../../../../../src/markdown/rehype/highlight/fenceHead.ts';

describe('readFenceHead', () => {
  it('reads title, range, numbers and output', () => {
    expect(readFenceHead('title="a b.ts" {1,3-5} showLineNumbers=8 run')).toEqual({
      title: 'a b.ts',
      marked: [0, 2, 3, 4],
      firstNumber: 8,
      isOutput: false,
      outputOf: '',
      isHarness: false,
    });
    expect(readFenceHead('output').isOutput).toBe(true);
    const named = { isOutput: true, outputOf: 'drive.ts' };
    expect(readFenceHead('output="drive.ts"')).toMatchObject(named);
    expect(readFenceHead('harness run').isHarness).toBe(true);
  });

  it('numbers from 1 where no start is given, and not at all where nothing asks', () => {
    expect(readFenceHead('showLineNumbers').firstNumber).toBe(1);
    expect(readFenceHead('').firstNumber).toBeUndefined();
  });

  it('does not read words inside a quoted value', () => {
    const head = readFenceHead('nocheck="no output or harness {2} showLineNumbers"');
    expect(head).toEqual({
      title: '',
      marked: undefined,
      firstNumber: undefined,
      isOutput: false,
      outputOf: '',
      isHarness: false,
    });
  });
});
