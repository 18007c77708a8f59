import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Use } from './readUses.ts';

/** A file of a package that has changed since our component was last compared with it. */
export type Drift = {
  readonly file: string;
  readonly state: 'changed' | 'gone';
  readonly uses: readonly Use[];
};

/** Recorded in the list for a file that only has to exist. */
const PRESENT = 'present';

/**
 * The state that the list should record for a file.
 *
 * @param packages - a `node_modules` folder
 * @param file - path below it
 * @param recorded - what the list records now
 * @returns undefined if the file doesn't exist
 */
export function stateOf(packages: string, file: string, recorded: string) {
  const absolute = path.join(packages, file);
  if (!existsSync(absolute)) return undefined;
  if (recorded === PRESENT) return PRESENT;
  return createHash('sha256').update(readFileSync(absolute)).digest('hex').slice(0, 12);
}

function listFiles(uses: readonly Use[]): string[] {
  return [...new Set(uses.flatMap(({ upstream }) => Object.keys(upstream)))].sort();
}

/**
 * Packages on the list that a folder doesn't contain, for example one with only some packages' next
 * release.
 *
 * @param uses - what is on the list
 * @param packages - the `node_modules` folder to check
 */
export function findMissingPackages(uses: readonly Use[], packages: string): string[] {
  const names = listFiles(uses).map(
    (file) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '',
  );
  return [...new Set(names)].filter((name) => !existsSync(path.join(packages, name)));
}

/**
 * Finds package files that have changed or are missing, each with our uses of it.
 *
 * @param uses - what is on the list
 * @param packages - the `node_modules` folder to check
 */
export function findDrift(uses: readonly Use[], packages: string): Drift[] {
  return listFiles(uses).flatMap((file): Drift[] => {
    const affected = uses.filter(({ upstream }) => {
      const recorded = upstream[file];
      return recorded !== undefined && stateOf(packages, file, recorded) !== recorded;
    });
    if (affected.length === 0) return [];
    const state = existsSync(path.join(packages, file)) ? 'changed' : 'gone';
    return [{ file, state, uses: affected }];
  });
}

/** Formats a drift: the changed file, our files to look at, and how to check them. */
export function formatDrift({ file, state, uses }: Drift): string {
  const lines = uses.flatMap(({ ours, check }) => [
    `  look at: ${ours.join(', ')}`,
    `  check: ${check}`,
  ]);
  return [`${file}  ${state}`, ...lines].join('\n');
}
