import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder.
 *
 * @param files - file contents by path
 * @returns its path, a function that writes another file, and one that deletes all of it
 */
export function aFolder(files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  const write = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
