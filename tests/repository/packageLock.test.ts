/**
 * `npm ci` rejects a lock file that names a package without an entry for it. npm writes such a file if
 * a registry lacks a package for another platform: the machine that wrote it isn't affected, the next
 * one can't install.
 */
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Whether a package in the folder `from` finds `name`: in its own `node_modules`, or further up. */
function isLocked(from: string, name: string): boolean {
  const parts = from.split('/');
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages);
}

it('package-lock.json has the packages that samples import at the top level, without a second version', () => {
  const nested = Object.keys(packages).filter((location) =>
    /^(?:samples|packages\/[^/]+)\/node_modules\//.test(location),
  );
  expect(nested).toEqual([]);
});

it('package-lock.json has an entry for every package that it names, including those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder} names ${name}`),
  );
  expect(missing).toEqual([]);
});
