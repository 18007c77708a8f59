import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { hashFiles } from './hashFiles.ts';

type Locked = {
  /** Of a package of the project: its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** What npm has installed, by path relative to the project's root. */
type Lock = Readonly<Record<string, Locked | undefined>>;

/** The nearest lockfile upwards, because a site may be in a subfolder of its project. */
function findLock(
  folder: string,
): { readonly lock: Lock; readonly root: string } | undefined {
  const file = path.join(folder, 'package-lock.json');
  const above = path.dirname(folder);
  if (!existsSync(file)) return above === folder ? undefined : findLock(above);
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: Lock };
  return { lock: packages, root: folder };
}

/** Where Node finds a package for code in a folder; one of the project's is in its own folder. */
function locate(lock: Lock, folder: string, name: string): string {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const location = path.posix.join(at, 'node_modules', name);
    const { link, resolved } = lock[location] ?? {};
    if (link && resolved !== undefined) return resolved;
    if (lock[location] || at === '') return location;
  }
}

/** Installed releases, by the package's name. */
export type Installed = ReadonlyMap<string, readonly string[]>;

/** The installed releases of what the project and its workspaces depend on; none without a lockfile. */
export function readInstalled(folder: string): Installed {
  const { lock = {} } = findLock(path.resolve(folder)) ?? {};
  const installed = new Map<string, readonly string[]>();
  for (const [from, one] of Object.entries(lock)) {
    if (from.includes('node_modules')) continue;
    for (const name of Object.keys({ ...one?.dependencies, ...one?.devDependencies })) {
      const version = lock[locate(lock, from, name)]?.version;
      const known = installed.get(name) ?? [];
      if (version !== undefined && !known.includes(version))
        installed.set(name, [...known, version]);
    }
  }
  return installed;
}

/**
 * Opens the project's `package-lock.json`.
 *
 * @throws if there is none, because then a result's dependencies are unknown
 */
export function openReleases(folder: string) {
  const found = findLock(path.resolve(folder));
  if (!found)
    throw new Error('There is no package-lock.json. Create it with: npm install');
  const { lock, root } = found;
  const keyOfRelease = (location: string) => `${location} ${lock[location]?.version}`;
  const keyOfPackage = (location: string) =>
    location.includes('node_modules')
      ? keyOfRelease(location)
      : `${location} ${hashFiles([path.join(root, location)])}`;
  /**
   * The releases of packages and of everything they depend on; of a package of the
   * project, its content. A missing one is listed as such.
   *
   * @param from - folder of the code that imports them
   */
  const of = (names: readonly string[], from: string) => {
    const at = path.relative(root, from).replaceAll(path.sep, '/');
    const open = names.map((name) => locate(lock, at, name));
    const found = new Set<string>();
    for (let location = open.pop(); location !== undefined; location = open.pop()) {
      if (found.has(location)) continue;
      found.add(location);
      const { dependencies, optionalDependencies, peerDependencies } =
        lock[location] ?? {};
      for (const name of Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...peerDependencies,
      })) {
        open.push(locate(lock, location, name));
      }
    }
    return [...found].sort().map(keyOfPackage);
  };
  return { of, all: () => Object.keys(lock).map(keyOfRelease) };
}
