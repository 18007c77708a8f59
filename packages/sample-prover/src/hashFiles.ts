import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The nearest lockfile upwards, because a site may be in a subfolder of its project. */
function findLock(folder: string): string {
  const file = path.join(folder, 'package-lock.json');
  const above = path.dirname(folder);
  return existsSync(file) || above === folder ? file : findLock(above);
}

function listFiles(entry: string): string[] {
  if (!statSync(entry).isDirectory()) return [entry];
  const names = readdirSync(entry, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.map((name) => path.join(entry, name));
  return files.filter((file) => statSync(file).isFile());
}

/**
 * Hashes files, everything in folders, and the project's `package-lock.json`, which names the
 * release of every package.
 *
 * @param root - folder of the site
 * @throws if there is no lockfile
 */
export function hashFiles(entries: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of [findLock(path.resolve(root)), ...entries.flatMap(listFiles)]) {
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('base64url');
}
