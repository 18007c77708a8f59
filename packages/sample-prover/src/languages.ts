import { nearest } from 'mdx-source';

import type { Sample } from './fences/index.ts';
import type { Checker } from './checker.ts';
import { SCRIPTS } from './typescript/fileName.ts';

/** How a checker is found, grouped and loaded. */
export type Entry = {
  readonly load: () => Promise<{ readonly default: Checker }>;
  /** What it checks; without it, the language of its own name. */
  readonly languages?: readonly string[];
  /** The samples of a note build on one another, so that they are checked in order, together. */
  readonly wholeNote?: boolean;
  /** Jobs that one call takes at most; small where a job is slow. */
  readonly batch?: number;
};

const LIVE = 'live';
const BASH = ['bash', 'sh'];

/** Every language that is checked, with its checker. */
export const TABLE: Readonly<Record<string, Entry>> = {
  typescript: {
    load: () => import('./checkers/typescript.ts'),
    languages: [...SCRIPTS],
    batch: 60,
  },
  sql: { load: () => import('./checkers/sql.ts'), wholeNote: true, batch: 12 },
  [LIVE]: { load: () => import('./checkers/live.ts'), languages: [], batch: 60 },
  mermaid: { load: () => import('./checkers/mermaid.ts') },
  java: { load: () => import('./checkers/java.ts'), batch: 12 },
  rust: { load: () => import('./checkers/rust.ts'), batch: 24 },
  solidity: { load: () => import('./checkers/solidity.ts'), batch: 60 },
  bash: { load: () => import('./checkers/bash.ts'), languages: BASH, batch: 120 },
  css: { load: () => import('./checkers/css.ts') },
  scss: { load: () => import('./checkers/scss.ts'), languages: ['scss', 'sass'] },
  html: { load: () => import('./checkers/html.ts') },
  prisma: { load: () => import('./checkers/prisma.ts') },
  graphql: { load: () => import('./checkers/graphql.ts'), wholeNote: true },
  markdown: { load: () => import('./checkers/markdown.ts'), languages: ['md', 'mdx'] },
  treeSitter: {
    load: () => import('./checkers/treeSitter.ts'),
    languages: ['go', 'dart'],
  },
  lua: { load: () => import('./checkers/lua.ts') },
  python: { load: () => import('./checkers/python.ts'), batch: 60 },
  c: { load: () => import('./checkers/c.ts'), batch: 60 },
  dockerfile: { load: () => import('./checkers/dockerfile.ts') },
  json: { load: () => import('./checkers/json.ts'), languages: ['json', 'jsonc'] },
  yaml: { load: () => import('./checkers/yaml.ts') },
  toml: { load: () => import('./checkers/toml.ts') },
};

const BY_LANGUAGE = new Map(
  Object.entries(TABLE).flatMap(([name, { languages = [name] }]) =>
    languages.map((language) => [language, name] as const),
  ),
);

/** Languages that nothing here checks and that need no excuse: the page says that they are not checked. */
const PLAIN: ReadonlySet<string> = new Set(
  `text txt plaintext log console shell-session diff patch ini properties env dotenv csv tsv http nginx apache
  apacheconf haproxy caddyfile vue svelte astro xml svg handlebars liquid twig pug groovy gradle kotlin swift
  php ruby csharp cs cpp objectivec fsharp scala clojure elixir erlang haskell ocaml perl r julia zig nix powershell
  ps1 bat batch fish makefile cmake hcl terraform protobuf proto promql regex ebnf bnf abnf vim asm wasm
  latex tex json5 ndjson systemd git gitignore ignore editorconfig cypher mongodb redis less stylus rst asciidoc`.split(
    /\s+/,
  ),
);

/** Whether the name is that of a language, checked or not. */
export function isLanguage(name: string): boolean {
  return BY_LANGUAGE.has(name) || PLAIN.has(name);
}

/** The language that a misspelt name most likely means. */
export function guessLanguage(name: string): string | undefined {
  return nearest(name, [...BY_LANGUAGE.keys(), ...PLAIN, 'typescript', 'javascript']);
}

/** Languages that can be executed when their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([...SCRIPTS, ...BASH, 'sql']);

/** Name of the checker of a sample; `undefined` when nothing here checks its language. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return LIVE;
  return BY_LANGUAGE.get(language);
}
