import { afterEach, describe, expect, it, vi } from 'vitest';

import { runCommand } from './runCommand.ts';

const USAGE = 'npm run fold [-- [--twice] [files]]';
const FLAGS = { twice: { type: 'boolean' } } as const;

/** The output and exit code of a command that throws this error. */
async function outcome(error: Error) {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(USAGE, {}, () => Promise.reject(error), []);
  return { printed: print.mock.calls[0]?.[0] as unknown, exitCode: process.exitCode };
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('runCommand', () => {
  it('prints only the message of an error that the user can fix, and fails', async () => {
    const message = 'BASE_URL is "notes". Set it like this: BASE_URL=/notes/';
    expect(await outcome(new Error(message))).toEqual({ printed: message, exitCode: 1 });
  });

  it('exits quietly when its output is closed, as by head', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    await runCommand(
      USAGE,
      {},
      () => process.stdout.emit('error', { code: 'EPIPE' }),
      [],
    );
    expect(exit).toHaveBeenCalledWith();
  });

  it('prints the stack of a bug', async () => {
    const problem = new TypeError('x is not a function');
    expect(await outcome(problem)).toEqual({ printed: problem, exitCode: 1 });
  });
});

describe('the arguments of a command', () => {
  const run = async (...words: string[]) => {
    const main = vi.fn();
    await runCommand(USAGE, FLAGS, main, words);
    return main;
  };

  it('are parsed as flags and files', async () => {
    expect(await run('--twice', 'a b.md')).toHaveBeenCalledWith(
      expect.objectContaining({ values: { twice: true }, positionals: ['a b.md'] }),
    );
  });

  it('are rejected with the usage if a flag does not exist', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(await run('--twise')).not.toHaveBeenCalled();
    expect(print).toHaveBeenCalledWith(
      expect.stringMatching(/^Unknown option '--twise'\.\n\nnpm run fold/),
    );
    expect(process.exitCode).toBe(1);
  });

  it.each(['--help', '-h'])('%s prints the usage and does nothing else', async (word) => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    expect(await run('a.md', word)).not.toHaveBeenCalled();
    expect(print).toHaveBeenCalledWith(USAGE);
  });
});
