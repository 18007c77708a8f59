import type { Sample } from './fences/index.ts';
import type { Checker } from './checker.ts';

/** How a checker is found, grouped and loaded. */
export type Entry = {
  readonly languages: readonly string[];
  readonly load: () => Promise<{ readonly default: Checker }>;
  /** The samples of a note build on one another, so that they are checked in order, together. */
  readonly wholeNote?: boolean;
  /** Jobs that one call takes at most; small where a job is slow. */
  readonly batch: number;
};

const LIVE = 'live';

/** Every language that is checked, with its checker; what is not here needs `nocheck`. */
export const TABLE: Readonly<Record<string, Entry>> = {
  typescript: {
    languages: ['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs'],
    load: () => import('./checkers/typescript.ts'),
    batch: 60,
  },
  sql: {
    languages: ['sql'],
    load: () => import('./checkers/sql.ts'),
    wholeNote: true,
    batch: 12,
  },
  [LIVE]: { languages: [], load: () => import('./checkers/live.ts'), batch: 60 },
  mermaid: {
    languages: ['mermaid'],
    load: () => import('./checkers/mermaid.ts'),
    batch: 500,
  },
  java: { languages: ['java'], load: () => import('./checkers/java.ts'), batch: 12 },
  rust: { languages: ['rust'], load: () => import('./checkers/rust.ts'), batch: 24 },
  solidity: {
    languages: ['solidity'],
    load: () => import('./checkers/solidity.ts'),
    batch: 60,
  },
  bash: {
    languages: ['bash', 'sh'],
    load: () => import('./checkers/bash.ts'),
    batch: 120,
  },
  css: { languages: ['css'], load: () => import('./checkers/css.ts'), batch: 200 },
  scss: {
    languages: ['scss', 'sass'],
    load: () => import('./checkers/scss.ts'),
    batch: 200,
  },
  html: { languages: ['html'], load: () => import('./checkers/html.ts'), batch: 200 },
  prisma: {
    languages: ['prisma'],
    load: () => import('./checkers/prisma.ts'),
    batch: 200,
  },
  graphql: {
    languages: ['graphql'],
    load: () => import('./checkers/graphql.ts'),
    wholeNote: true,
    batch: 200,
  },
  markdown: {
    languages: ['md', 'mdx'],
    load: () => import('./checkers/markdown.ts'),
    batch: 200,
  },
  treeSitter: {
    languages: ['go', 'dart'],
    load: () => import('./checkers/treeSitter.ts'),
    batch: 500,
  },
  lua: { languages: ['lua'], load: () => import('./checkers/lua.ts'), batch: 500 },
  python: {
    languages: ['python'],
    load: () => import('./checkers/python.ts'),
    batch: 60,
  },
  c: { languages: ['c'], load: () => import('./checkers/c.ts'), batch: 60 },
  dockerfile: {
    languages: ['dockerfile'],
    load: () => import('./checkers/dockerfile.ts'),
    batch: 500,
  },
  json: {
    languages: ['json', 'jsonc'],
    load: () => import('./checkers/json.ts'),
    batch: 500,
  },
  yaml: { languages: ['yaml'], load: () => import('./checkers/yaml.ts'), batch: 500 },
  toml: { languages: ['toml'], load: () => import('./checkers/toml.ts'), batch: 500 },
};

const BY_LANGUAGE = new Map(
  Object.entries(TABLE).flatMap(([name, { languages }]) =>
    languages.map((language) => [language, name] as const),
  ),
);

/** Languages that can be executed when their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([
  ...(TABLE['typescript']?.languages ?? []),
  'bash',
  'sh',
  'sql',
]);

/** Name of the checker of a sample; `undefined` when nothing here checks its language. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return LIVE;
  return BY_LANGUAGE.get(language);
}
