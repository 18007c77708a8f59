import { type ParseArgsConfig, parseArgs } from 'node:util';

import { findOwnMessage } from './findOwnMessage.mjs';

type Flags = NonNullable<ParseArgsConfig['options']>;

function readArguments<const F extends Flags>(
  usage: string,
  flags: F,
  words: readonly string[],
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: flags });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}.\n\n${usage}`, { cause: error });
  }
}

/**
 * Runs a command and reports its error. `--help` prints the usage instead. Of an error that the user can fix,
 * such as an unknown flag, only the message is printed; any other error is a bug and gets printed with its stack.
 *
 * @param usage - what the command does and how to call it, with all flags
 * @param flags - its flags, for `parseArgs`
 * @param main - the command; gets the flags and the other arguments
 * @param words - the arguments
 */
export async function runCommand<const F extends Flags>(
  usage: string,
  flags: F,
  main: (given: ReturnType<typeof readArguments<F>>) => unknown,
  words: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // `npm run lint:notes | head` closes the pipe before everything is printed.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    if (words.includes('--help') || words.includes('-h')) console.log(usage);
    else await main(readArguments(usage, flags, words));
  } catch (error) {
    console.error(findOwnMessage(error) ?? error);
    process.exitCode = 1;
  }
}
