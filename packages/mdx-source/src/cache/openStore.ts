import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { parseLines } from './parseLines.ts';

/**
 * Opens a file with one entry per line. Lines are only appended, and read again after
 * another process has added some; a line truncated by a crash is skipped. If the file is
 * deleted, what was read from it stays known.
 *
 * @param name - of the file without its extension
 */
export function openStore<T>(folder: string, name: string) {
  const file = path.join(folder, `${name}.jsonl`);
  const values = new Map<string, T>();
  let size = 0;
  const refresh = () => {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now === size) return;
    const text = now === 0 ? '' : readFileSync(file, 'utf8');
    for (const [key, value] of parseLines(text) as [string, T][]) values.set(key, value);
    size = now;
  };
  const get = (key: string) => {
    refresh();
    return values.get(key);
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    mkdirSync(folder, { recursive: true });
    const lines = [...entries].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    appendFileSync(file, lines);
    for (const [key, value] of entries) values.set(key, value);
    size += Buffer.byteLength(lines);
  };
  return { get, add };
}
