import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Use } from './readUses.ts';

/** A file of a package that is not what it was when ours was last held against it. */
export type Drift = {
  readonly file: string;
  readonly state: 'changed' | 'gone';
  readonly uses: readonly Use[];
};

/** What stands in the list for a file that only has to be there. */
export const PRESENT = 'present';

/**
 * The file as the list should have it.
 *
 * @param packages - a folder `node_modules`
 * @param file - below it
 * @param kept - what the list has now
 * @returns undefined when the file is not there
 */
export function stateOf(packages: string, file: string, kept: string) {
  const absolute = path.join(packages, file);
  if (!existsSync(absolute)) return undefined;
  if (kept === PRESENT) return PRESENT;
  return createHash('sha256').update(readFileSync(absolute)).digest('hex').slice(0, 12);
}

function listFiles(uses: readonly Use[]): string[] {
  return [...new Set(uses.flatMap(({ upstream }) => Object.keys(upstream)))].sort();
}

function packageOf(file: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
}

/**
 * Packages on the list that a folder does not have, as one with the next release of some.
 *
 * @param uses - what is on the list
 * @param packages - the folder `node_modules` to look at
 */
export function findAbsent(uses: readonly Use[], packages: string): string[] {
  const names = [...new Set(listFiles(uses).map(packageOf))].sort();
  return names.filter((name) => !existsSync(path.join(packages, name)));
}

/**
 * Finds the files of packages that have changed or are gone, each with our uses of it.
 *
 * @param uses - what is on the list
 * @param packages - the folder `node_modules` to look at
 */
export function findDrift(uses: readonly Use[], packages: string): Drift[] {
  return listFiles(uses).flatMap((file): Drift[] => {
    const concerned = uses.filter(({ upstream }) => {
      const kept = upstream[file];
      return kept !== undefined && stateOf(packages, file, kept) !== kept;
    });
    if (concerned.length === 0) return [];
    const state = existsSync(path.join(packages, file)) ? 'changed' : 'gone';
    return [{ file, state, uses: concerned }];
  });
}

/** One file that drifted: what it is, which of ours to look at, and how to check that. */
export function formatDrift({ file, state, uses }: Drift): string {
  const lines = uses.flatMap(({ ours, check }) => [
    `  look at: ${ours.join(', ')}`,
    `  check: ${check}`,
  ]);
  return [`${file}  ${state}`, ...lines].join('\n');
}
