import { existsSync } from 'node:fs';
import path from 'node:path';

import { readLock } from 'mdx-source/cache';

import type { FindReleases } from './rules/index.ts';

/**
 * Looks up which releases of an npm package samples run on: those that the lockfile has for the project
 * and for the workspaces that depend on it.
 *
 * @param root - the project's root
 * @returns a lookup that finds no release for anything that isn't a dependency, such as
 *   `git`
 */
export function readInstalled(root: string): FindReleases {
  if (!existsSync(path.join(root, 'package-lock.json'))) return () => [];
  const { lock: packages } = readLock(root);
  const own = Object.entries(packages).filter(
    ([folder]) => !folder.includes('node_modules'),
  );
  return (name) => {
    const versions = own.flatMap(([folder, dependents]) => {
      const names = { ...dependents?.dependencies, ...dependents?.devDependencies };
      if (!Object.hasOwn(names, name)) return [];
      const candidates = [folder, ''].map((at) =>
        path.posix.join(at, 'node_modules', name),
      );
      return candidates
        .flatMap((candidate) => packages[candidate]?.version ?? [])
        .slice(0, 1);
    });
    return [...new Set(versions)];
  };
}
