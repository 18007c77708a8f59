import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashFiles, openReleases } from 'result-cache';

import type { Sample } from '../read/readSamples.ts';
import type { Job } from '../run/checker.ts';
import { findProgram } from '../sandbox/findProgram.ts';
import { CHECKER_NAMES } from '../read/languages.ts';
import { SCRIPTS } from '../typescript/fileName.ts';

/** What a result depends on besides its page: a checker, some packages, all packages, or everything. */
type Use =
  | { readonly checker: string }
  | { readonly packages: readonly string[] }
  | 'packages'
  | 'everything';

/** A fingerprint changes when what is used changes. */
export type Fingerprints = (use: Use) => string;

/** How code names modules, types and other files. */
const IMPORTED =
  /\b(?:from|import|import\(|require\(|types=|URL\()\s*(['"])([^'"\n]+)\1/g;

const PROGRAM = /\bfindProgram\((')([^']+)\1/g;

/** Accesses packages without naming them statically. */
const COMPUTED =
  /node_modules|createRequire|(?:meta|require)\.resolve|\bimport\((?!\s*['"])/;

/** Starts Node, and then anything in `node_modules` can be loaded. */
const STARTS_NODE = /node_modules|\b(?:node|npm|npx)\b/;

const here = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const namesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, , name = '']) => name);

/** The packages of imports such as `name/part` and `@scope/name/part`. */
const packagesIn = (code: string) =>
  namesIn(code, IMPORTED)
    .filter((name) => !/^[./#]/.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

/** What a checker's outcomes depend on besides Node: all that its modules name. */
export function listParts(checker: string) {
  const files = new Set([here('run/worker.ts'), here(`checkers/${checker}.ts`)]);
  let code = '';
  // A set that grows while it's walked.
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const own = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    for (const name of namesIn(own, IMPORTED))
      if (name.startsWith('.')) files.add(path.join(file, '..', name));
    code += own;
  }
  const [packages, programs] = [packagesIn(code), namesIn(code, PROGRAM)];
  return { files: [...files].sort(), packages, programs };
}

/** Packages, and those with their types. */
const withTypes = (packages: readonly string[]) => [
  ...packages,
  ...packages.map((name) => `@types/${name.replace(/^@(.*)\//, '$1__')}`),
];

/** Opens the fingerprints; each is computed when first asked for. */
export function openFingerprints(root: string): Fingerprints {
  const releases = openReleases(root);
  const keyOfProgram = (name: string) => {
    const file = findProgram(name) ?? '';
    return `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
  };
  const read = (use: Use): unknown[] => {
    if (use === 'packages') return releases.all();
    if (use === 'everything')
      return [
        ...CHECKER_NAMES.map((checker) => fingerprintOf({ checker })),
        hashFiles([here('.')]),
        ...releases.all(),
      ];
    if ('packages' in use)
      return releases.of(withTypes(use.packages), path.resolve(root));
    const { files, packages, programs } = listParts(use.checker);
    return [
      process.version,
      process.platform,
      ...programs.map(keyOfProgram),
      hashFiles(files),
      ...releases.of(withTypes(packages), here('.')),
    ];
  };
  const fingerprints = new Map<string, string>();
  const fingerprintOf = (use: Use): string => {
    const id = JSON.stringify(use);
    const earlier = fingerprints.get(id);
    if (earlier !== undefined) return earlier;
    const hash = createHash('sha256').update(JSON.stringify(read(use)));
    const fingerprint = hash.digest('base64url').slice(0, 16);
    fingerprints.set(id, fingerprint);
    return fingerprint;
  };
  return fingerprintOf;
}

/** The packages that a sample imports; `undefined` if it could import any. */
function listPackages({ code, language, meta }: Sample): string[] | undefined {
  if (!SCRIPTS.has(language)) return meta.run && STARTS_NODE.test(code) ? undefined : [];
  return COMPUTED.test(code) ? undefined : packagesIn(code);
}

/** What a job's outcomes depend on besides its samples. */
export function listUses({ samples, context }: Job, checker: string): Use[] {
  const imported = [...context, ...samples].map(listPackages);
  if (imported.includes(undefined)) return [{ checker }, 'packages'];
  const packages = [...new Set(imported.flatMap((names) => names ?? []))].sort();
  return [{ checker }, { packages }];
}
