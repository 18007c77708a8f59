import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Installed } from './structure/index.ts';

type Manifest = {
  readonly version?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
  } catch {
    return {};
  }
}

/**
 * The release of a package that code in a folder resolves to: the folder's own, or the
 * root's.
 */
function resolve(root: string, folder: string, name: string): string | undefined {
  const places = [...new Set([folder, root])];
  return places
    .map((place) => readManifest(path.join(place, 'node_modules', name)).version)
    .find((version) => version !== undefined);
}

/**
 * The folders of the project and its workspaces, with the dependencies that each
 * declares.
 */
function readAsked(root: string) {
  const workspaces = readManifest(root).workspaces ?? [];
  const folders = [root, ...workspaces.map((name) => path.join(root, name))];
  return folders.map((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return { folder, names: { ...dependencies, ...devDependencies } };
  });
}

/** The files that {@link readInstalled} may read; not all of them exist. */
export function listManifests(root: string): string[] {
  return readAsked(root).flatMap(({ folder, names }) => [
    path.join(folder, 'package.json'),
    ...Object.keys(names).flatMap((name) =>
      [...new Set([folder, root])].map((place) =>
        path.join(place, 'node_modules', name, 'package.json'),
      ),
    ),
  ]);
}

/**
 * Looks up which releases of an npm package samples run on: those that the `package.json`
 * of the project or of a workspace depends on and that npm has installed.
 *
 * @param root - the project's root
 * @returns a lookup that finds no release for anything that isn't a dependency, such as
 *   `git`
 */
export function readInstalled(root: string): Installed {
  const asked = readAsked(root);
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const versions = asked
      .filter(({ names }) => Object.hasOwn(names, name))
      .flatMap(({ folder }) => resolve(root, folder, name) ?? []);
    const each = [...new Set(versions)];
    known.set(name, each);
    return each;
  };
}
