import { existsSync } from 'node:fs';
import path from 'node:path';

import { listDependencies } from 'result-cache';

import type { FindReleases } from './view/noteView.ts';

/**
 * The releases of the packages that the project and its workspaces depend on, by name, from the lockfile.
 *
 * @param root - the project's root
 */
export function readReleases(root: string): ReadonlyMap<string, readonly string[]> {
  const releases = new Map<string, string[]>();
  if (!existsSync(path.join(root, 'package-lock.json'))) return releases;
  for (const { name, version } of listDependencies(root)) {
    const known = releases.get(name) ?? [];
    if (version !== undefined && !known.includes(version))
      releases.set(name, [...known, version]);
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
