import { describe, expect, it } from 'vitest';

import { parseMeta } from '../../../../src/notes/samples/fences/index.ts';

describe('the words after a language', () => {
  it('are read with and without values, in either quotes', () => {
    const meta = parseMeta(
      `title="a b.ts" run expect-error='say "no"' release=21 {1,3-4}`,
    );
    expect(meta).toMatchObject({
      title: 'a b.ts',
      run: true,
      live: false,
      expectError: 'say "no"',
      release: '21',
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

  it('keep what means nothing, broken quotes included', () => {
    expect(parseMeta('rum').unknown).toEqual(['rum']);
    expect(parseMeta('nochek="why"').unknown).toEqual(['nochek="why"']);
    expect(parseMeta('run="yes"').unknown).toEqual(['run="yes"']);
    expect(parseMeta('title="open').unknown).not.toEqual([]);
  });
});
