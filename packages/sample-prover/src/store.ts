import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { parseLines } from './parseLines.ts';

/**
 * A larger file loses its older half, because pages that changed leave stale entries
 * behind.
 */
const MOST_BYTES = 32 * 1024 * 1024;

/** A key-value store in one file. */
export type Store<T> = {
  readonly get: (key: string) => T | undefined;
  /** Stores values for this process and later ones. */
  readonly add: (entries: ReadonlyMap<string, T>) => void;
  /** Loads what other processes have added. */
  readonly refresh: () => void;
};

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function dropOldest(file: string): void {
  if (sizeOf(file) < MOST_BYTES) return;
  const lines = read(file).split('\n');
  writeFileSync(file, lines.slice(lines.length / 2).join('\n'));
}

/**
 * Opens a file with one value per line, which is read lazily. Lines are only appended, so
 * that two processes can write at the same time; a line truncated by a crash is skipped.
 */
export function openStore<T>(file: string): Store<T> {
  dropOldest(file);
  const values = new Map<string, T>();
  let size = -1;
  const refresh = () => {
    const now = sizeOf(file);
    if (now === size) return;
    size = now;
    for (const [key, value] of parseLines(read(file)) as [string, T][]) {
      values.set(key, value);
    }
  };
  const get = (key: string) => {
    if (size < 0) refresh();
    return values.get(key);
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    if (entries.size === 0) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const text = [...entries].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    appendFileSync(file, text);
    for (const [key, value] of entries) values.set(key, value);
  };
  return { get, add, refresh };
}
