import { existsSync } from 'node:fs';
import path from 'node:path';

import { listDependencies } from 'result-cache';

/** The installed releases of npm packages, by name; tools such as `git` have none. */
export type Installed = ReadonlyMap<string, readonly string[]>;

/**
 * The releases of the packages that the project and its workspaces depend on, from the lockfile.
 *
 * @param root - the project's root
 */
export function readInstalled(root: string): Installed {
  const installed = new Map<string, readonly string[]>();
  if (!existsSync(path.join(root, 'package-lock.json'))) return installed;
  for (const { name, version } of listDependencies(root)) {
    const known = installed.get(name) ?? [];
    if (version !== undefined && !known.includes(version))
      installed.set(name, [...known, version]);
  }
  return installed;
}
