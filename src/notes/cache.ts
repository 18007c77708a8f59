import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from '../content/fault.ts';

/** Faults by the key of what was checked. */
export type FaultCache = {
  readonly get: (key: string) => readonly Fault[] | undefined;
  readonly set: (key: string, faults: readonly Fault[]) => void;
  /** Keeps what this run asked for and forgets the rest. */
  readonly save: () => void;
};

const RULES_FOLDER = 'src/content';
const FILE = 'node_modules/.cache/personal-notes/structure.json';

type Stored = {
  readonly rules: string;
  readonly faults: Record<string, readonly Fault[]>;
};

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

function readStored(file: string, rules: string): Stored['faults'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.rules === rules ? stored.faults : {};
  } catch {
    return {};
  }
}

/**
 * Opens the cache of the project; it is empty after the rules changed, or when it cannot be read.
 *
 * @param root - the project's root
 */
export function openCache(root: string): FaultCache {
  const file = path.join(root, FILE);
  const rules = hashRules(root);
  const known = readStored(file, rules);
  const used: Record<string, readonly Fault[]> = {};
  const keep = (key: string, faults: readonly Fault[]) => {
    used[key] = faults;
    return faults;
  };
  return {
    get: (key) => (known[key] ? keep(key, known[key]) : undefined),
    set: (key, faults) => void keep(key, faults),
    save: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ rules, faults: used } satisfies Stored));
    },
  };
}

/** A cache that knows nothing and keeps nothing. */
export const NO_CACHE: FaultCache = {
  get: () => undefined,
  set: () => undefined,
  save: () => undefined,
};
