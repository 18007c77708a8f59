import { closestMatch, type Sample } from 'mdx-source';

import { SCRIPTS } from './typescript/fileName.ts';

const BASH = ['bash', 'sh', 'shell'];

/**
 * The languages of each checker, which is the file of the same name in `checkers/`. Slow
 * checkers come first.
 */
export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  typescript: [...SCRIPTS],
  sql: ['sql'],
  live: [],
  mermaid: ['mermaid'],
  java: ['java'],
  rust: ['rust', 'rs'],
  solidity: ['solidity', 'sol'],
  bash: BASH,
  css: ['css'],
  scss: ['scss'],
  html: ['html'],
  prisma: ['prisma'],
  graphql: ['graphql', 'gql'],
  markdown: ['md', 'mdx', 'markdown'],
  treeSitter: ['go', 'dart', 'lua'],
  dockerfile: ['dockerfile', 'docker'],
  json: ['json', 'jsonc'],
  yaml: ['yaml', 'yml'],
  toml: ['toml'],
};

/** Checkers for which a page's samples build on one another: they're checked in order. */
export const WHOLE_PAGE: ReadonlySet<string> = new Set(['sql', 'graphql']);

/** Checkers that call the sample's file by its title. */
export const NAMED: ReadonlySet<string> = new Set([
  'typescript',
  'java',
  'rust',
  'solidity',
]);

const CHECKERS = new Map(
  Object.entries(LANGUAGES).flatMap(([checker, languages]) =>
    languages.map((language) => [language, checker] as const),
  ),
);

/** Languages without a checker whose names resemble those that have one. */
const OTHERS = 'batch haml hlsl http hurl json5 jsonl ruby sass tsql yang'.split(' ');

/** The checked language that a misspelt name most likely means. */
export function guessLanguage(name: string): string | undefined {
  // Anything short is close to some abbreviation, and nobody mistypes the first letter.
  const near = [...CHECKERS.keys(), ...OTHERS].filter(
    (one) => one.length > 3 && one[0] === name[0],
  );
  const meant = name.length > 3 ? closestMatch(name, near) : undefined;
  return meant === name ? undefined : meant;
}

/** Languages that can be executed if their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([...SCRIPTS, ...BASH, 'sql']);

/** Name of a sample's checker; `undefined` if its language isn't checked. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return 'live';
  return CHECKERS.get(language);
}
