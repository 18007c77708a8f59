import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashSource } from 'sample-prover';

type Found = Readonly<Record<string, unknown>>;

const FILE = 'node_modules/.cache/personal-notes/notes.json';

/** The rules, and the word lists that some of them read. */
const RULES = ['.', '../words'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** What decides how code in notes is formatted, and which releases samples run on. */
const CONFIGURATION = /^(?:\.prettierrc|prettier\.config|package-lock\.json$)/;

/** A hash of the rules and of the project's files that they read besides the notes. */
function hashRules(root: string): string {
  const files = readdirSync(root).filter((name) => CONFIGURATION.test(name));
  return hashSource([...RULES, ...files.map((name) => path.join(root, name))], root);
}

function readStored(file: string, rules: string): Found {
  if (!existsSync(file)) return {};
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { rules: then, found } = stored as { rules: string; found: Found };
    return then === rules ? found : {};
  } catch {
    return {}; // The process that wrote it was stopped.
  }
}

/**
 * Opens the results of earlier checks on notes. The cache is empty if the rules have changed or the file
 * can't be read.
 *
 * @param root - the project's root
 */
export function openCache(root: string) {
  const file = path.join(root, FILE);
  const rules = hashRules(root);
  const known = readStored(file, rules);
  const used: Record<string, unknown> = {};
  return {
    /** @param key - names the check and hashes what was checked */
    get: <T>(key: string): T | undefined => {
      if (key in known) used[key] = known[key];
      return used[key] as T | undefined;
    },
    set: (key: string, value: unknown): void => {
      used[key] = value;
    },
    /**
     * Writes the results to disk.
     *
     * @param isWhole - all notes were checked, so that results that weren't used are dropped
     */
    save: (isWhole: boolean): void => {
      mkdirSync(path.dirname(file), { recursive: true });
      const found = isWhole ? used : { ...known, ...used };
      writeFileSync(file, JSON.stringify({ rules, found }));
    },
  };
}

export type Cache = ReturnType<typeof openCache>;
