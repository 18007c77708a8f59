import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Locked = {
  readonly version?: string;
  /** A workspace, whose folder is in `resolved`; its sources are used directly. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** What npm has installed, by path relative to the project. */
export type Lock = Readonly<Record<string, Locked | undefined>>;

/**
 * Reads the nearest `package-lock.json` upwards, because a site may be in a subfolder of
 * its project. It's required: without one there's no telling what a verdict depends on.
 *
 * @returns what's installed, and the folder that its paths are relative to
 */
export function readLock(root: string): { readonly lock: Lock; readonly folder: string } {
  const file = path.join(root, 'package-lock.json');
  const above = path.dirname(root);
  if (!existsSync(file) && above !== root) return readLock(above);
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: Lock };
  return { lock: packages, folder: root };
}

/** The path of the package that a name resolves to for code in a folder. */
export function locate(lock: Lock, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = path.posix.join(at, 'node_modules', name);
    if (lock[place]) return place;
    if (at === '') return undefined;
  }
}

/**
 * The releases of packages and their transitive dependencies; missing ones are included
 * too.
 */
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
