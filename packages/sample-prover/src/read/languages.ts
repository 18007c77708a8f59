import { createRequire } from 'node:module';

import { promptOf, SCRIPT_LANGUAGES, SHELL_LANGUAGES } from 'mdx-source';
import { closestMatch, didYouMean } from 'mdx-source/problems';
import type { Sample } from './readSamples.ts';

/** The languages whose code can be checked, by their checker, which is a file in `checkers/`; slow ones first. */
export const LANGUAGES = {
  typescript: SCRIPT_LANGUAGES,
  sql: ['sql'],
  live: [],
  mermaid: ['mermaid'],
  rust: ['rust', 'rs'],
  solidity: ['solidity', 'sol'],
  bash: SHELL_LANGUAGES,
  css: ['css'],
  scss: ['scss'],
  html: ['html'],
  prisma: ['prisma'],
  graphql: ['graphql', 'gql'],
  markdown: ['md', 'mdx', 'markdown'],
  treeSitter: ['go', 'dart', 'lua', 'java'], // each has a grammar of its name in grammars/
  dockerfile: ['dockerfile', 'docker'],
  json: ['json', 'jsonc'],
  yaml: ['yaml', 'yml'],
  toml: ['toml'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** All checkers, in that order. */
export const CHECKER_NAMES = Object.keys(LANGUAGES);

const CHECKERS = new Map(
  Object.entries<readonly string[]>(LANGUAGES).flatMap(([checker, languages]) =>
    languages.map((language) => [language, checker] as const),
  ),
);

const require = createRequire(import.meta.url);

/** What Prism has a grammar for, by name and alias: the usual names. A site may load fewer of them. */
const { languages: prism } = require('prismjs/components.json') as {
  readonly languages: Readonly<Record<string, { alias?: string | string[] }>>;
};

/** Usual names that neither a checker nor Prism knows. */
const OTHERS = [
  'text txt plain plaintext console terminal log tree ascii math',
  'vue svelte astro haml jinja2 crontab just jsonl',
  'mysql mariadb sqlite duckdb postgres psql tsql bigquery clickhouse cql cypher snowflake redis',
  'hurl ssh-config dockerignore env dotenv conf cfg apache caddyfile proto',
  'pycon ps1 zsh fish bat cmd tf tsv kdl yang dts c++',
].flatMap((line) => line.split(' '));

const KNOWN: readonly string[] = [
  ...CHECKERS.keys(),
  ...Object.entries(prism).flatMap(([name, { alias = [] }]) => [name, alias].flat()),
  ...OTHERS,
];

/** What a language's name was likely meant to be, as the start of a remedy; `undefined` if the name is known. */
export function guessLanguage(name: string): string | undefined {
  if (name === '' || KNOWN.includes(name)) return undefined;
  // Nobody mistypes the first letter.
  const near = KNOWN.filter((one) => one[0] === name[0]);
  const stem = near.find((one) => one.length > 2 && name.startsWith(one));
  return didYouMean(closestMatch(name, near) ?? stem);
}

/** Languages that can be executed if their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([
  ...LANGUAGES.typescript,
  ...LANGUAGES.bash,
  ...LANGUAGES.sql,
]);

/** Name of a sample's checker; `undefined` if nothing checks it, such as a session with its output. */
export function checkerOf({ language, meta, code }: Sample): string | undefined {
  if (promptOf(language)?.test(code)) return undefined;
  if (meta.live && (language === 'jsx' || language === 'tsx')) return 'live';
  return CHECKERS.get(language);
}
