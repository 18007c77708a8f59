import { SCRIPT_LANGUAGES, SHELL_LANGUAGES } from './languages.ts';

/** `$`, with or without a folder or a host, root's `#` after a host, and what shells are often given instead. */
const SHELL = /^\s*(?:(?:(?:[~/]\S* |\w\S*@\S+ ?)?\$|\w\S*@\S+ ?#|[❯➜%])\s)(?=\S)/u;

/** `>`, `mysql>`, `db=#` and `db=>`. */
const SQL = /^\s*(?:\w+[=(*-]*)?[#>]\s(?=\S)/u;

/** The prompt of Node and of browsers' consoles. */
const SCRIPT = /^\s*>\s(?=\S)/u;

const PROMPTS = new Map([
  ...[...SHELL_LANGUAGES, 'zsh', 'powershell'].map((one) => [one, SHELL] as const),
  ...SCRIPT_LANGUAGES.map((one) => [one, SCRIPT] as const),
  ['sql', SQL],
]);

/** What the first line of a session begins with whose block has this language, instead of `console`. */
export function promptOf(language: string): RegExp | undefined {
  return PROMPTS.get(language);
}
