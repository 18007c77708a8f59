import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A larger file loses its older half: notes that changed leave entries behind. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Values by key in one file. */
export type Store<T> = {
  readonly get: (key: string) => T | undefined;
  /** Keeps values for this process and all later ones. */
  readonly add: (entries: ReadonlyMap<string, T>) => void;
  /** Takes in what another process has added, if it has. */
  readonly refresh: () => Store<T>;
};

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function parseLine<T>(line: string): [string, T][] {
  try {
    return [JSON.parse(line) as [string, T]];
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function dropOldest(file: string): void {
  if (sizeOf(file) < MOST_BYTES) return;
  const lines = readLines(file);
  writeFileSync(file, `${lines.slice(lines.length / 2).join('\n')}\n`);
}

/**
 * Opens a file of values, one line each. Lines are only appended, so that two processes can write
 * at once; a line that a crash cut off is skipped.
 */
export function openStore<T>(file: string): Store<T> {
  dropOldest(file);
  const values = new Map<string, T>();
  let size = -1;
  const refresh = () => {
    const now = sizeOf(file);
    if (now === size) return store;
    size = now;
    for (const line of readLines(file)) {
      for (const [key, value] of parseLine<T>(line)) values.set(key, value);
    }
    return store;
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    if (entries.size === 0) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const text = [...entries].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    appendFileSync(file, text);
    for (const [key, value] of entries) values.set(key, value);
  };
  const store: Store<T> = { get: (key) => values.get(key), add, refresh };
  return refresh();
}
