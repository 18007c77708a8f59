import { afterEach, describe, expect, it, vi } from 'vitest';

import { runCommand } from '../../../scripts/runCommand.ts';

/** The output and exit code of a command that throws this error. */
async function outcome(error: Error) {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(error));
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
    await runCommand(() => process.stdout.emit('error', { code: 'EPIPE' }));
    expect(exit).toHaveBeenCalledWith();
  });

  it('prints the stack of a bug', async () => {
    const problem = new TypeError('x is not a function');
    expect(await outcome(problem)).toEqual({ printed: problem, exitCode: 1 });
  });
});
