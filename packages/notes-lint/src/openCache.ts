import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashSource } from 'sample-prover';

import { listManifests } from './readInstalled.ts';
import type { Fault } from 'mdx-source';
import type { Outline } from './references/index.ts';

/** Results of checks on notes, keyed by a hash of what was checked. */
export type Cache<T> = {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
  /** Writes the entries used by this run to disk and drops the rest. */
  readonly save: () => void;
};

/** The caches by name: faults of single notes, their outlines, faults in their code. */
type Kept = {
  readonly structure: readonly Fault[];
  readonly outlines: Outline;
  readonly code: readonly Fault[];
};

const FOLDER = 'node_modules/.cache/personal-notes';

/** The rules, and the word lists that some of them read. */
const RULES = ['.', '../words'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Prettier's configuration, which decides how code in notes is formatted. */
const PRETTIER = /^(?:\.prettierrc|prettier\.config)\b/;

/**
 * A hash of the rules, of Prettier's configuration, and of the manifests that the installed
 * releases are read from.
 */
function hashRules(root: string): string {
  const configs = readdirSync(root).filter((name) => PRETTIER.test(name));
  const files = [
    ...RULES,
    ...configs.map((name) => path.join(root, name)),
    ...listManifests(root),
  ];
  return hashSource(files.filter(existsSync), root);
}

function readStored<T>(file: string, rules: string): Record<string, T> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { rules: then, found } = stored as { rules: string; found: Record<string, T> };
    return then === rules ? found : {};
  } catch {
    return {};
  }
}

/**
 * Opens the results of earlier runs. The cache is empty if the rules have changed or the
 * file can't be read.
 *
 * @param root - the project's root
 */
export function openCache<Name extends keyof Kept>(
  root: string,
  name: Name,
): Cache<Kept[Name]> {
  const file = path.join(root, FOLDER, `${name}.json`);
  const rules = hashRules(root);
  const known = readStored<Kept[Name]>(file, rules);
  const used: Record<string, Kept[Name]> = {};
  return {
    get: (key) => {
      const value = known[key];
      if (value) used[key] = value;
      return value;
    },
    set: (key, value) => {
      used[key] = value;
    },
    save: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ rules, found: used }));
    },
  };
}
