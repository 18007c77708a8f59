import { closestMatch } from 'mdx-source';

import type { Sample } from './fences/index.ts';
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

const CHECKERS = new Map(
  Object.entries(LANGUAGES).flatMap(([checker, languages]) =>
    languages.map((language) => [language, checker] as const),
  ),
);

/**
 * Languages that have no checker and need no excuse: the page says that they aren't
 * checked.
 */
const PLAIN: ReadonlySet<string> = new Set(
  `text txt plain plaintext log output console curl conf cfg shell-session diff patch ini properties env dotenv csv tsv http nginx apache
  apacheconf haproxy caddyfile vue svelte astro xml svg handlebars liquid twig pug groovy gradle kotlin swift
  php python py ruby rb c csharp cxx c++ cs cpp objectivec fsharp scala clojure elixir erlang haskell ocaml perl r julia zig nix powershell
  ps1 bat batch fish make makefile cmake hcl terraform protobuf proto promql regex ebnf bnf abnf vim asm wasm
  pycon doctest tmux sshconfig awk sed jq zsh csh sh-session latex tex json5 ndjson systemd git gitignore ignore editorconfig cypher mongodb redis less stylus rst asciidoc`.split(
    /\s+/,
  ),
);

/** Whether a language by this name is known, checked or not. */
export function isLanguage(name: string): boolean {
  return CHECKERS.has(name) || PLAIN.has(name);
}

/** The language that a misspelt name most likely means. */
export function guessLanguage(name: string): string | undefined {
  // Anything short is close to some abbreviation.
  const names = [...CHECKERS.keys(), ...PLAIN, 'typescript', 'javascript'];
  return name.length < 4
    ? undefined
    : closestMatch(
        name,
        names.filter((one) => one.length > 3),
      );
}

/** Languages that can be executed if their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([...SCRIPTS, ...BASH, 'sql']);

/** Name of a sample's checker; `undefined` if its language isn't checked. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return 'live';
  return CHECKERS.get(language);
}
