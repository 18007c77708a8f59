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

/** What a module uses besides what it imports. */
type Unimported = {
  readonly by: string;
  readonly packages?: readonly string[];
  /** Files that aren't modules, and folders of them. */
  readonly assets?: readonly string[];
  /** Programs on this machine. */
  readonly programs?: readonly string[];
};

const UNIMPORTED: readonly Unimported[] = [
  { by: 'run/worker.ts', packages: ['tsx'] },
  {
    by: 'typescript/openProgram.ts',
    packages: ['react', '@types/node', '@types/react', '@types/react-dom'],
  },
  {
    by: 'sandbox/runInSandbox.ts',
    assets: ['sandbox/setup.sh', 'sandbox/guard.mjs'],
    programs: ['bash', 'setpriv', 'unshare'],
  },
  { by: 'checkers/treeSitter.ts', assets: ['../grammars'] },
  { by: 'checkers/rust.ts', programs: ['rustc'] },
];

const IMPORTED = /\b(?:from|import|import\(|require\(|types=)\s*(['"])([^'"\n]+)\1/g;

/** Accesses packages without naming them statically. */
const COMPUTED =
  /node_modules|createRequire|(?:meta|require)\.resolve|\bimport\((?!\s*['"])/;

/** Starts Node, and then anything in `node_modules` can be loaded. */
const STARTS_NODE = /node_modules|\b(?:node|npm|npx)\b/;

const here = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

function listImports(code: string): string[] {
  return [...code.matchAll(IMPORTED)].map(([, , specifier = '']) => specifier);
}

/** The package of an import such as `name/part` or `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const listPackagesIn = (code: string) =>
  listImports(code)
    .filter((specifier) => !/^[./#]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf);

/** What a checker's outcomes depend on besides Node: files, packages and programs. */
export function listParts(checker: string) {
  const modules = new Set([here('run/worker.ts'), here(`checkers/${checker}.ts`)]);
  const packages = new Set<string>();
  // A set that grows while it's walked.
  for (const file of modules) {
    const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    for (const specifier of listImports(code))
      if (/^\.\.?\//.test(specifier)) modules.add(path.join(file, '..', specifier));
    for (const name of listPackagesIn(code)) packages.add(name);
  }
  const used = UNIMPORTED.filter(({ by }) => modules.has(here(by)));
  return {
    files: [...[...modules].sort(), ...used.flatMap((one) => one.assets ?? []).map(here)],
    packages: [...packages, ...used.flatMap((one) => one.packages ?? [])],
    programs: used.flatMap((one) => one.programs ?? []),
  };
}

/** Opens the fingerprints; each is computed when first asked for. */
export function openFingerprints(root: string): Fingerprints {
  const releases = openReleases(root);
  const keyOfProgram = (name: string) => {
    const file = findProgram(name) ?? '';
    return `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
  };
  const listChecker = (checker: string) => {
    const { files, packages, programs } = listParts(checker);
    return [
      process.version,
      process.platform,
      ...programs.map(keyOfProgram),
      hashFiles(files),
      ...releases.of(packages, here('.')),
    ];
  };
  const read = (use: Use): string[] => {
    if (use === 'packages') return releases.all();
    if (use === 'everything')
      return [
        ...CHECKER_NAMES.flatMap(listChecker),
        hashFiles([here('.')]),
        ...releases.all(),
      ];
    if ('checker' in use) return listChecker(use.checker);
    const types = use.packages.map(
      (name) => `@types/${name.replace(/^@(.*)\//, '$1__')}`,
    );
    return releases.of([...use.packages, ...types], path.resolve(root));
  };
  const fingerprints = new Map<string, string>();
  return (use) => {
    const id = JSON.stringify(use);
    const earlier = fingerprints.get(id);
    if (earlier !== undefined) return earlier;
    const hash = createHash('sha256').update(JSON.stringify(read(use)));
    const fingerprint = hash.digest('base64url').slice(0, 16);
    fingerprints.set(id, fingerprint);
    return fingerprint;
  };
}

/** The packages that a sample imports; `undefined` if it could import any. */
function listPackages({ code, language, meta }: Sample): string[] | undefined {
  if (!SCRIPTS.has(language)) return meta.run && STARTS_NODE.test(code) ? undefined : [];
  return COMPUTED.test(code) ? undefined : listPackagesIn(code);
}

/** What a job's outcomes depend on besides its samples. */
export function listUses({ samples, context }: Job, checker: string): Use[] {
  const imported = [...context, ...samples].map(listPackages);
  if (imported.includes(undefined)) return [{ checker }, 'packages'];
  const packages = [...new Set(imported.flatMap((names) => names ?? []))].sort();
  return [{ checker }, { packages }];
}
