import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Parses a command's arguments. `--help` prints the usage and exits.
 *
 * @param usage - what the command does and how to call it, with all flags
 * @param options - its flags, for `parseArgs`
 * @param words - the arguments
 * @throws Error with the usage if a flag is unknown or lacks its value
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
