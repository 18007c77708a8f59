import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What no result depends on; the releases of packages are looked up elsewhere. */
const SKIPPED = ['node_modules', 'test', 'README.md'];

/** Hashes files, and folders with all that's below them but tests, packages and READMEs. */
export function hashFiles(entries: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (entry: string): void => {
    hash.update(`${path.basename(entry)}\0`);
    if (statSync(entry).isFile()) hash.update(readFileSync(entry));
    else
      for (const name of readdirSync(entry).sort())
        if (!SKIPPED.includes(name)) add(path.join(entry, name));
  };
  entries.forEach(add);
  return hash.digest('base64url');
}
