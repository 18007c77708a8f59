import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Eight times as much as all results of a site with 200 pages, so that few of those in use are lost. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Opens a file with one entry per line. Lines are only appended, unless the last of their key is equal, and read
 * again after another process has added some. If the file is deleted, what was read from it stays known. A file
 * that has grown too large loses its older half.
 *
 * @param name - of the file without its extension
 * @param version - of what works the values out: those of another one stay unknown
 */
export function openStore<T>(folder: string, name: string, version = '') {
  const file = path.join(folder, `${name}.jsonl`);
  const values = new Map<string, T>();
  const readSize = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (readSize() > MAX_BYTES) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(text.indexOf('\n', text.length / 2)));
  }
  let size = 0;
  const refresh = () => {
    const now = readSize();
    if (now === size) return;
    const text = now === 0 ? '' : readFileSync(file, 'utf8');
    for (const line of text.split('\n')) {
      try {
        values.set(...(JSON.parse(line) as [string, T]));
      } catch {
        // It's the first one, or a crash cut it short.
      }
    }
    size = now;
  };
  const get = (key: string) => {
    refresh();
    return values.get(`${key} ${version}`);
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    mkdirSync(folder, { recursive: true });
    const fresh = [...entries]
      .filter(([key, value]) => JSON.stringify(get(key)) !== JSON.stringify(value))
      .map(([key, value]) => [`${key} ${version}`, value] as const);
    // The line break comes first, so that a line that a crash cut short swallows no other.
    const lines = fresh.map((entry) => `\n${JSON.stringify(entry)}`).join('');
    appendFileSync(file, lines);
    for (const [key, value] of fresh) values.set(key, value);
    size += Buffer.byteLength(lines);
  };
  return { get, add };
}
