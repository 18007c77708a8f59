import { nearest } from 'mdx-source';

import type { Sample } from './fences/index.ts';
import type { Checker } from './checker.ts';
import { SCRIPTS } from './typescript/fileName.ts';

/** How to find, batch and load a checker. */
export type Entry = {
  readonly load: () => Promise<{ readonly default: Checker }>;
  /** Programs on this machine that it starts. */
  readonly programs?: readonly string[];
  /** Packages that it uses without importing them. */
  readonly packages?: readonly string[];
  /** The languages it checks; by default, the one it's named after. */
  readonly languages?: readonly string[];
  /** A page's samples build on one another, so they're checked together and in order. */
  readonly wholePage?: boolean;
  /** Maximum number of jobs per call; small if jobs are slow. */
  readonly batch?: number;
};

const LIVE = 'live';
const BASH = ['bash', 'sh', 'shell'];

const SANDBOX = ['unshare', 'setpriv'];

/**
 * Every language that is checked, with its checker: the file of the same name in
 * `checkers/`.
 */
export const TABLE: Readonly<Record<string, Entry>> = {
  typescript: {
    load: () => import('./checkers/typescript.ts'),
    languages: [...SCRIPTS],
    programs: SANDBOX,
    packages: ['@types/node', '@types/react', '@types/react-dom', 'react'],
    batch: 60,
  },
  sql: { load: () => import('./checkers/sql.ts'), wholePage: true, batch: 12 },
  [LIVE]: {
    load: () => import('./checkers/live.ts'),
    languages: [],
    programs: SANDBOX,
    batch: 60,
  },
  mermaid: { load: () => import('./checkers/mermaid.ts') },
  java: {
    load: () => import('./checkers/java.ts'),
    programs: ['javac', ...SANDBOX],
    batch: 12,
  },
  rust: {
    load: () => import('./checkers/rust.ts'),
    languages: ['rust', 'rs'],
    programs: ['rustc', ...SANDBOX],
    batch: 24,
  },
  solidity: {
    load: () => import('./checkers/solidity.ts'),
    languages: ['solidity', 'sol'],
    batch: 60,
  },
  bash: {
    load: () => import('./checkers/bash.ts'),
    languages: BASH,
    programs: ['bash', ...SANDBOX],
    batch: 120,
  },
  css: { load: () => import('./checkers/css.ts') },
  scss: { load: () => import('./checkers/scss.ts') },
  html: { load: () => import('./checkers/html.ts') },
  prisma: { load: () => import('./checkers/prisma.ts') },
  graphql: {
    load: () => import('./checkers/graphql.ts'),
    languages: ['graphql', 'gql'],
    wholePage: true,
  },
  markdown: {
    load: () => import('./checkers/markdown.ts'),
    languages: ['md', 'mdx', 'markdown'],
  },
  treeSitter: {
    load: () => import('./checkers/treeSitter.ts'),
    languages: ['go', 'dart', 'lua'],
  },
  dockerfile: {
    load: () => import('./checkers/dockerfile.ts'),
    languages: ['dockerfile', 'docker'],
  },
  json: { load: () => import('./checkers/json.ts'), languages: ['json', 'jsonc'] },
  yaml: { load: () => import('./checkers/yaml.ts'), languages: ['yaml', 'yml'] },
  toml: { load: () => import('./checkers/toml.ts') },
};

const BY_LANGUAGE = new Map(
  Object.entries(TABLE).flatMap(([name, { languages = [name] }]) =>
    languages.map((language) => [language, name] as const),
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
  return BY_LANGUAGE.has(name) || PLAIN.has(name);
}

/** The language that a misspelt name most likely means. */
export function guessLanguage(name: string): string | undefined {
  // Anything short is close to some abbreviation.
  if (name.length < 4) return undefined;
  const names = [...BY_LANGUAGE.keys(), ...PLAIN, 'typescript', 'javascript'];
  return nearest(
    name,
    names.filter((one) => one.length > 3),
  );
}

/** Languages that can be executed if their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([...SCRIPTS, ...BASH, 'sql']);

/** Name of a sample's checker; `undefined` if its language isn't checked. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return LIVE;
  return BY_LANGUAGE.get(language);
}
