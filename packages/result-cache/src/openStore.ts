import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Opens a file with one entry per line. Lines are only appended, unless the last of their key is equal, and read
 * again after another process has added some. If the file is deleted, what was read from it stays known.
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
    for (const line of text.split('\n')) {
      try {
        values.set(...(JSON.parse(line) as [string, T]));
      } catch {
        // It's the last one, or a crash cut it short.
      }
    }
    size = now;
  };
  const get = (key: string) => {
    refresh();
    return values.get(key);
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    mkdirSync(folder, { recursive: true });
    const fresh = [...entries].filter(
      ([key, value]) => JSON.stringify(get(key)) !== JSON.stringify(value),
    );
    const lines = fresh.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    appendFileSync(file, lines);
    for (const [key, value] of fresh) values.set(key, value);
    size += Buffer.byteLength(lines);
  };
  return { get, add };
}
