import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describePrograms } from './findProgram.ts';
import { TABLE } from './languages.ts';
import { readLock, readReleases, type Lock } from './lock.ts';
import { readSource } from './readSource.ts';

/**
 * Fingerprints what a verdict depends on besides its page: `judging`, `checker rust`,
 * `package zod`, or all `packages`. A stamp changes when that changes.
 */
export type Stamps = (use: string) => string;

const inHere = (file: string) => fileURLToPath(new URL(file, import.meta.url));

function readChecker(name: string, lock: Lock, root: string): string[] {
  const { programs = [], packages = [] } = TABLE[name] ?? {};
  return [
    `${process.version} ${process.platform}`,
    ...describePrograms(programs),
    ...readSource([inHere(`checkers/${name}.ts`)], lock, root),
    ...readReleases(
      lock,
      packages.map((one) => `node_modules/${one}`),
    ),
  ];
}

/** A package and its types, as a sample would resolve them. */
function readPackage(name: string, lock: Lock): string[] {
  const types = `@types/${name.replace(/^@(.*)\//, '$1__')}`;
  return readReleases(lock, [`node_modules/${name}`, `node_modules/${types}`]);
}

function readState(use: string, lock: Lock, root: string): string[] {
  const [kind, name = ''] = use.split(' ');
  if (kind === 'checker') return readChecker(name, lock, root);
  if (kind === 'package') return readPackage(name, lock);
  if (kind === 'packages') return [JSON.stringify(lock)];
  return readSource([inHere('checkSamples.ts')], lock, root);
}

/** Opens the stamps; what they're made of is read when first asked for. */
export function openStamps(root: string): Stamps {
  const { lock, folder } = readLock(path.resolve(root));
  const known = new Map<string, string>();
  return (use) => {
    const kept = known.get(use);
    if (kept !== undefined) return kept;
    const hash = createHash('sha256').update(
      JSON.stringify(readState(use, lock, folder)),
    );
    const stamp = hash.digest('base64url').slice(0, 16);
    known.set(use, stamp);
    return stamp;
  };
}
