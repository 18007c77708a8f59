import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashFiles, openReleases } from 'result-cache';

import type { Sample } from './readSamples.ts';
import type { Job } from './checker.ts';
import { findProgram } from './findProgram.ts';
import { SCRIPTS } from './typescript/fileName.ts';

/** What a result depends on besides its page: some packages, or all of them. */
type Use =
  'checkers' | { readonly packages: readonly string[] } | 'packages' | 'everything';

/** A fingerprint changes when what is used changes. */
export type Fingerprints = (use: Use) => string;

/** What runs in a worker: a change of anything else can't change what a checker finds. */
export const IN_WORKER =
  'checker.ts checkers findProgram.ts languages.ts sandbox typescript worker.ts'.split(
    ' ',
  );

/** Checkers that need the optional peers, whose style sheets and components no other depends on. */
const FROM_THEMES = ['live', 'mermaid'];

/** Programs on this machine that checkers start. */
const PROGRAMS = ['bash', 'rustc', 'setpriv', 'unshare'];

const IMPORTED = /\b(?:from|import|import\(|require\(|types=)\s*(['"])([^'"\n]+)\1/g;

/** Accesses packages without naming them statically. */
const COMPUTED =
  /node_modules|createRequire|(?:meta|require)\.resolve|\bimport\((?!\s*['"])/;

/** Starts Node, and then anything in `node_modules` can be loaded. */
const STARTS_NODE = /node_modules|\b(?:node|npm|npx)\b/;

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const { dependencies, peerDependencies } = createRequire(import.meta.url)(
  '../package.json',
) as { readonly dependencies: object; readonly peerDependencies: object };

/** Opens the fingerprints; each is computed when first asked for. */
export function openFingerprints(root: string): Fingerprints {
  const releases = openReleases(root);
  const keyOfProgram = (name: string) => {
    const file = findProgram(name) ?? '';
    return `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
  };
  const listCheckers = () => [
    process.version,
    process.platform,
    ...PROGRAMS.map(keyOfProgram),
    hashFiles([...IN_WORKER, '../grammars'].map(here)),
    ...releases.of(Object.keys(dependencies), here('.')),
  ];
  const read = (use: Use): string[] => {
    if (use === 'packages') return releases.all();
    if (use === 'checkers') return listCheckers();
    if (use === 'everything')
      return [...listCheckers(), hashFiles([here('.')]), ...releases.all()];
    const types = use.packages.map(
      (name) => `@types/${name.replace(/^@(.*)\//, '$1__')}`,
    );
    return releases.of([...use.packages, ...types], path.resolve(root));
  };
  const known = new Map<string, string>();
  return (use) => {
    const id = JSON.stringify(use);
    const earlier = known.get(id);
    if (earlier !== undefined) return earlier;
    const hash = createHash('sha256').update(JSON.stringify(read(use)));
    const fingerprint = hash.digest('base64url').slice(0, 16);
    known.set(id, fingerprint);
    return fingerprint;
  };
}

/** The package of an import such as `name/part` or `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The packages that a sample imports; `undefined` if it could import any. */
function listPackages({ code, language, meta }: Sample): string[] | undefined {
  if (!SCRIPTS.has(language)) return meta.run && STARTS_NODE.test(code) ? undefined : [];
  if (COMPUTED.test(code)) return undefined;
  return [...code.matchAll(IMPORTED)]
    .map(([, , specifier = '']) => specifier)
    .filter((specifier) => !/^[./#]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf);
}

/** What a job's outcomes depend on besides its samples. */
export function listUses({ samples, context }: Job, checker: string): Use[] {
  const themes = FROM_THEMES.includes(checker) ? Object.keys(peerDependencies) : [];
  const found = [...context, ...samples].map(listPackages);
  if (found.includes(undefined)) return ['checkers', 'packages'];
  const imported = found.flatMap((names) => names ?? []);
  const packages = [...new Set([...themes, ...imported])].sort();
  return ['checkers', { packages }];
}
