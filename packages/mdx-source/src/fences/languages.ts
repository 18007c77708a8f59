/** Languages that TypeScript compiles. */
export const SCRIPT_LANGUAGES =
  'ts tsx js jsx mts cts mjs cjs typescript javascript'.split(' ');

/** Languages whose blocks are scripts for a shell, not sessions with prompts. */
export const SHELL_LANGUAGES = ['bash', 'sh', 'shell'];

/** Languages of programs that consist of files: the title of a block is the name of one. */
export const PROGRAM_LANGUAGES: ReadonlySet<string> = new Set([
  ...SCRIPT_LANGUAGES,
  ...['rust', 'rs', 'solidity', 'sol'],
]);
