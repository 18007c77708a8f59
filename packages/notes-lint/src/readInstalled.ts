import { existsSync } from 'node:fs';
import path from 'node:path';

import { readLock } from 'mdx-source/cache';

import type { FindReleases } from './view/noteView.ts';

/**
 * The releases of the packages that the project and its workspaces depend on, by name, from the lockfile.
 *
 * @param root - the project's root
 */
export function readReleases(root: string): ReadonlyMap<string, readonly string[]> {
  const releases = new Map<string, string[]>();
  if (!existsSync(path.join(root, 'package-lock.json'))) return releases;
  const { lock: packages } = readLock(root);
  for (const [folder, dependents] of Object.entries(packages)) {
    if (folder.includes('node_modules')) continue;
    const names = { ...dependents?.dependencies, ...dependents?.devDependencies };
    for (const name of Object.keys(names)) {
      const version = [folder, '']
        .map((at) => packages[path.posix.join(at, 'node_modules', name)]?.version)
        .find((one) => one !== undefined);
      const known = releases.get(name) ?? [];
      if (version !== undefined && !known.includes(version))
        releases.set(name, [...known, version]);
    }
  }
  return releases;
}

/**
 * Looks up which releases of an npm package samples run on.
 *
 * @param root - the project's root
 * @returns a lookup that finds no release for anything that isn't a dependency, such as
 *   `git`
 */
export function readInstalled(root: string): FindReleases {
  const releases = readReleases(root);
  return (name) => releases.get(name) ?? [];
}
