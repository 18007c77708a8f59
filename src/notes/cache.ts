import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './note/index.ts';
import type { Outline } from './references/index.ts';

/** What was found out about notes, by the key of what was looked at. */
export type Cache<T> = {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
  /** Keeps what this run asked for and forgets the rest. */
  readonly save: () => void;
};

/** Faults of single notes. */
export type FaultCache = Cache<readonly Fault[]>;

/** What notes refer to, and what can be referred to in them. */
export type OutlineCache = Cache<Outline>;

const RULES_FOLDER = 'src/notes';
const FOLDER = 'node_modules/.cache/personal-notes';

type Stored<T> = { readonly rules: string; readonly found: Record<string, T> };

/** A hash of the rules themselves and of the releases they stand on. */
function hashRules(root: string): string {
  const hash = createHash('sha256');
  const folder = path.join(root, RULES_FOLDER);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  for (const name of files) hash.update(readFileSync(path.join(folder, name)));
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function readStored<T>(file: string, rules: string): Record<string, T> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored<T>;
    return stored.rules === rules ? stored.found : {};
  } catch {
    return {};
  }
}

function open<T>(root: string, name: string): Cache<T> {
  const file = path.join(root, FOLDER, name);
  const rules = hashRules(root);
  const known = readStored<T>(file, rules);
  const used: Record<string, T> = {};
  const keep = (key: string, value: T) => {
    used[key] = value;
    return value;
  };
  return {
    get: (key) => (known[key] ? keep(key, known[key]) : undefined),
    set: (key, value) => void keep(key, value),
    save: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ rules, found: used } satisfies Stored<T>));
    },
  };
}

/**
 * Opens the faults of earlier runs; there are none after the rules changed, or when they cannot be read.
 *
 * @param root - the project's root
 */
export function openCache(root: string): FaultCache {
  return open(root, 'structure.json');
}

/** Opens the outlines that earlier runs read; see {@link openCache}. */
export function openOutlines(root: string): OutlineCache {
  return open(root, 'outlines.json');
}

/** Opens the secrets that earlier runs found; see {@link openCache}. */
export function openSecrets(root: string): FaultCache {
  return open(root, 'secrets.json');
}

type NoCache = {
  readonly get: () => undefined;
  readonly set: (key: string, value: unknown) => void;
  readonly save: () => void;
};

/** A cache that knows nothing and keeps nothing. */
export const NO_CACHE: NoCache = {
  get: () => undefined,
  set: () => undefined,
  save: () => undefined,
};
