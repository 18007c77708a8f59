import { afterEach, describe, expect, it, vi } from 'vitest';

import { readArguments } from '../../../scripts/readArguments.ts';

const USAGE = 'npm run fold [-- [--twice] [files]]';
const OPTIONS = { twice: { type: 'boolean' } } as const;

afterEach(() => vi.restoreAllMocks());

describe('the arguments of a command', () => {
  it('are flags and files', () => {
    const { values, positionals } = readArguments(USAGE, OPTIONS, ['--twice', 'a b.md']);
    expect(values.twice).toBe(true);
    expect(positionals).toEqual(['a b.md']);
  });

  it('are rejected with the usage if a flag does not exist', () => {
    const read = () => readArguments(USAGE, OPTIONS, ['--twise']);
    expect(read).toThrow(/Unknown option '--twise'\.\n\nnpm run fold/);
  });

  it.each(['--help', '-h'])('%s prints the usage and does nothing else', (word) => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    expect(() => readArguments(USAGE, OPTIONS, ['a.md', word])).toThrow('ended');
    expect(print).toHaveBeenCalledWith(USAGE);
  });
});
