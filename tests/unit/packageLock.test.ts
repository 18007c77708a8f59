/**
 * `npm ci` rejects a lock file that names a package without an entry for it. npm writes such a file if
 * a registry lacks a package for another platform: the machine that wrote it isn't affected, the next
 * one can't install.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage | undefined>;

/** Whether a package in the folder `from` finds `name`: in its own `node_modules`, or further up. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  ) {
    if (
      packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined
    ) {
      return true;
    }
    if (folder === '') return false;
  }
}

describe('package-lock.json', () => {
  it('has the packages that samples import at the top level, without a second version', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Packages;
    };
    const nested = Object.keys(packages).filter((place) =>
      /^(?:samples|packages\/[^/]+)\/node_modules\//.test(place),
    );
    expect(nested).toEqual([]);
  });

  it('has an entry for every package that it names, including those of other platforms', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Packages;
    };
    const missing = Object.entries(packages).flatMap(([folder, locked]) =>
      Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies })
        .filter((name) => !isLocked(packages, folder, name))
        .map((name) => `${folder} names ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
