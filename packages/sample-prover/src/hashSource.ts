import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describePrograms } from './findProgram.ts';

const IMPORTED = /\b(?:from|import|import\()\s*'([^']+)'/g;

/** The nearest lockfile upwards, because a site may be in a subfolder of its project. */
function readLock(folder: string): Buffer {
  const file = path.join(folder, 'package-lock.json');
  const above = path.dirname(folder);
  return existsSync(file) || above === folder ? readFileSync(file) : readLock(above);
}

/** The project's own files that a file imports; installed packages are left out. */
function listImported(file: string): string[] {
  if (!/\.m?[jt]s$/.test(file)) return [];
  const { resolve } = createRequire(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, name = '']) => {
    try {
      const found = realpathSync(resolve(name));
      return /[/\\]node_modules[/\\]/.test(found) ? [] : [found];
    } catch {
      return []; // a module of Node, or a package that can't be required
    }
  });
}

/**
 * Hashes everything that a check depends on: files and folders, the project's files that
 * they import, and `package-lock.json` with the releases of all packages.
 *
 * @param root - folder of the site
 */
export function hashSource(entries: readonly string[], root: string): string {
  const texts = new Map<string, Buffer>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file)) continue;
    if (statSync(file).isDirectory()) {
      const folder = file;
      open.push(...readdirSync(folder).map((name) => path.join(folder, name)));
      continue;
    }
    texts.set(file, readFileSync(file));
    open.push(...listImported(file));
  }
  const hash = createHash('sha256').update(readLock(path.resolve(root)));
  for (const file of [...texts.keys()].sort()) hash.update(texts.get(file) ?? '');
  return hash.digest('base64url');
}

/** Programs on this machine that checkers start. */
const PROGRAMS = ['bash', 'javac', 'rustc', 'setpriv', 'unshare'];

/** Changes with anything that results depend on besides the page: part of every cache key. */
export function readStamp(root: string): string {
  const own = ['.', '../grammars'].map((folder) =>
    fileURLToPath(new URL(folder, import.meta.url)),
  );
  const machine = [process.version, process.platform, ...describePrograms(PROGRAMS)];
  const text = `${hashSource(own, root)} ${machine.join(' ')}`;
  return createHash('sha256').update(text).digest('base64url');
}
