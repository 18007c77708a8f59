/**
 * Runs a command of the author's or the host's. What they can fix is said in words, without the
 * code that found it; a fault of the command's own comes with its place in the code.
 *
 * @param main - the command; an `Error` it throws is meant for who called it
 */
export async function runCommand(main: () => unknown): Promise<void> {
  // `npm run lint:notes | head` closes the pipe before everything is printed.
  process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? 0 : 1);
  });
  try {
    await main();
  } catch (error) {
    const isForReader = error instanceof Error && error.constructor === Error;
    console.error(isForReader ? error.message : error);
    process.exitCode = 1;
  }
}
