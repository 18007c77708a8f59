/**
 * Runs a command and reports its error. A plain `Error` is something the user can fix, so only its
 * message is printed; any other error is a bug and gets printed with its stack.
 *
 * @param main - the command
 */
export async function runCommand(main: () => unknown): Promise<void> {
  // `npm run lint:notes | head` closes the pipe before everything is printed.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await main();
  } catch (error) {
    const isForReader = error instanceof Error && error.constructor === Error;
    console.error(isForReader ? error.message : error);
    process.exitCode = 1;
  }
}
