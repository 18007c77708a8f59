/** Languages of programs that consist of files: the title of a block is the name of one. */
export const PROGRAM_LANGUAGES: ReadonlySet<string> = new Set(
  'ts tsx js jsx mts cts mjs cjs typescript javascript rust rs solidity sol'.split(' '),
);
