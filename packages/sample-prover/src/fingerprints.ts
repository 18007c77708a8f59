import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashSource, openReleases, packageOf } from 'mdx-source/cache';

import type { Sample } from './readSamples.ts';
import type { Job } from './checker.ts';
import { describePrograms } from './findProgram.ts';
import { SCRIPTS } from './typescript/fileName.ts';

/**
 * Fingerprints what a result depends on besides its page: `checker rust`, `package zod`, all `packages`, or
 * `everything`. A fingerprint changes when that changes.
 */
export type Fingerprints = (use: string) => string;

/** Programs on this machine that checkers start. */
const PROGRAMS = ['bash', 'rustc', 'setpriv', 'unshare'];

/** Types that TypeScript samples get without importing them. */
const TYPES = ['@types/node', '@types/react', '@types/react-dom', 'react'];

const IMPORTED = /\b(?:from|import|import\(|require\(|types=)\s*(['"])([^'"\n]+)\1/g;

/** Accesses packages without naming them statically. */
const COMPUTED =
  /node_modules|createRequire|(?:meta|require)\.resolve|\bimport\((?!\s*['"])/;

/** Starts Node, and then anything in `node_modules` can be loaded. */
const STARTS_NODE = /node_modules|\b(?:node|npm|npx)\b/;

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Opens the fingerprints; each is computed when first asked for. */
export function openFingerprints(root: string): Fingerprints {
  const releases = openReleases(root);
  const hash = (...files: string[]) => hashSource(files.map(here), root, releases);
  const machine = [process.version, process.platform, ...describePrograms(PROGRAMS)];
  const read = (kind: string, name: string): string[] => {
    if (kind === 'packages') return releases.all();
    if (kind === 'everything') return [...machine, hash('.'), ...releases.all()];
    if (kind === 'checker') {
      const types = name === 'typescript' ? releases.of(TYPES, path.resolve(root)) : [];
      return [...machine, hash('worker.ts', `checkers/${name}.ts`), ...types];
    }
    const types = `@types/${name.replace(/^@(.*)\//, '$1__')}`;
    return releases.of([name, types], path.resolve(root));
  };
  const known = new Map<string, string>();
  return (use) => {
    const earlier = known.get(use);
    if (earlier !== undefined) return earlier;
    const [kind = '', name = ''] = use.split(' ');
    const text = JSON.stringify(read(kind, name));
    const fingerprint = createHash('sha256')
      .update(text)
      .digest('base64url')
      .slice(0, 16);
    known.set(use, fingerprint);
    return fingerprint;
  };
}

function listPackages({ code, language, meta }: Sample): string[] {
  if (!SCRIPTS.has(language)) {
    return meta.run && STARTS_NODE.test(code) ? ['packages'] : [];
  }
  if (COMPUTED.test(code)) return ['packages'];
  return [...code.matchAll(IMPORTED)]
    .map(([, , specifier = '']) => specifier)
    .filter((specifier) => !/^[./#]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => `package ${packageOf(specifier)}`);
}

/** What a job's outcomes depend on besides its samples, as keys for `openFingerprints`. */
export function listUses(checker: string, { samples, context }: Job): string[] {
  const packages = [...context, ...samples].flatMap(listPackages);
  return [...new Set([`checker ${checker}`, ...packages])].sort();
}
