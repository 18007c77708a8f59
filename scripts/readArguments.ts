import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the words of a command. `--help` prints what the command is for and ends it.
 *
 * @param usage - what the command does and how it is called, with each flag
 * @param options - its flags, as `parseArgs` takes them
 * @param words - what was written after the command
 * @throws Error with the usage when a flag does not exist or lacks its value
 */
export function readArguments<
  const Options extends NonNullable<ParseArgsConfig['options']>,
>(usage: string, options: Options, words: readonly string[] = process.argv.slice(2)) {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}.\n\n${usage}`, { cause: error });
  }
}
