import { describe, expect, it } from 'vitest';

import { parseMeta } from '../../src/index.ts';

describe('the words after a language', () => {
  it('are read with and without values, in either quotes', () => {
    const meta = parseMeta(`title="a b.ts" run expect-error='say "no"' {1,3-4}`);
    expect(meta).toMatchObject({
      title: 'a b.ts',
      run: true,
      live: false,
      expectError: 'say "no"',
      unknown: [],
    });
  });

  it('tell an empty reason from none', () => {
    expect(parseMeta('nocheck=""').nocheck).toBe('');
    expect(parseMeta('nocheck').nocheck).toBe('');
    expect(parseMeta(null).nocheck).toBeUndefined();
  });

  it('name the sample of an output, or leave it to the place', () => {
    const named = { output: true, outputOf: 'drive.ts', unknown: [] };
    expect(parseMeta('output="drive.ts"')).toMatchObject(named);
    expect(parseMeta('output')).toMatchObject({ output: true, outputOf: undefined });
  });

  it('say which lines are marked and numbered', () => {
    const meta = parseMeta('{1,3-5} showLineNumbers=8 run');
    const marked = [
      [1, 1],
      [3, 5],
    ];
    expect(meta).toMatchObject({ marked, firstNumber: 8, unknown: [] });
    expect(parseMeta('{1-99999999999}').marked).toEqual([[1, 99999999999]]);
    expect(parseMeta('showLineNumbers').firstNumber).toBe(1);
    expect(parseMeta('')).toMatchObject({ marked: [], firstNumber: undefined });
    expect(parseMeta('{1, 3}')).toMatchObject({ marked: [], unknown: ['{1, 3}'] });
  });

  it('are not read inside a quoted value', () => {
    const meta = parseMeta('nocheck="no output, live or harness {2} showLineNumbers"');
    expect(meta).toMatchObject({ output: false, live: false, harness: false });
    expect(meta).toMatchObject({ marked: [], firstNumber: undefined, unknown: [] });
  });

  it('keep what means nothing, broken quotes included', () => {
    expect(parseMeta('rum').unknown).toEqual(['rum']);
    expect(parseMeta('nochek="why"').unknown).toEqual(['nochek="why"']);
    expect(parseMeta('run="yes"').unknown).toEqual(['run="yes"']);
    expect(parseMeta('title="open').unknown).not.toEqual([]);
    const { unknown, firstNumber } = parseMeta('showLineNumbers=abc');
    expect([unknown, firstNumber]).toEqual([['showLineNumbers=abc'], undefined]);
  });
});
