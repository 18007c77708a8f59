import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Locked = {
  readonly version?: string;
  /** A folder of the project, which `resolved` names; its sources are used as they are. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** What npm has installed, by its place below the project. */
export type Lock = Readonly<Record<string, Locked | undefined>>;

/**
 * Reads the nearest `package-lock.json`, for a site may lie below its project; without one nobody
 * knows what a verdict stands on.
 *
 * @returns what is installed, with the folder that its places are relative to
 */
export function readLock(root: string): { readonly lock: Lock; readonly folder: string } {
  const file = path.join(root, 'package-lock.json');
  const above = path.dirname(root);
  if (!existsSync(file) && above !== root) return readLock(above);
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: Lock };
  return { lock: packages, folder: root };
}

/** The place of the package that code in a folder gets by a name. */
export function locate(lock: Lock, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = path.posix.join(at, 'node_modules', name);
    if (lock[place]) return place;
    if (at === '') return undefined;
  }
}

/** The releases of packages and of all that they bring along; one that is missing is told as well. */
export function readReleases(lock: Lock, places: readonly string[]): string[] {
  const open = [...places];
  const found = new Set<string>();
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const next = locate(lock, place, name);
      if (next) open.push(next);
    }
  }
  return [...found].sort().map((place) => `${place} ${lock[place]?.version}`);
}
