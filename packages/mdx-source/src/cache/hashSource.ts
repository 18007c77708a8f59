import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

import { openReleases, type Releases } from './releases.ts';

const IMPORTED = /\b(?:from|import|import\(|resolve\(|new URL\()\s*'([\w@./-]+)'/g;

/** The package of an import such as `name/part` or `@scope/name/part`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** What a file names: files of the project, and the releases of other packages. */
function listImported(file: string, text: string, releases: Releases) {
  const { resolve } = createRequire(file);
  const files: string[] = [];
  const packages: string[] = [];
  // Types can't change what the code does.
  const values = text.replace(/^(?:import|export) type [^;]+;/gm, '');
  for (const [, name = ''] of values.matchAll(IMPORTED)) {
    if (isBuiltin(name)) continue;
    if (name.startsWith('.')) {
      const found = path.resolve(path.dirname(file), name);
      // Skipped, it would leave results in the cache that its changes make wrong.
      if (!existsSync(found))
        throw new Error(
          `${file} imports ${name}, which doesn't exist. Write the file's whole name, with its extension.`,
        );
      files.push(found);
      continue;
    }
    let found = '/node_modules/';
    try {
      found = realpathSync(resolve(name));
    } catch {
      // A package that's missing or can't be required.
    }
    if (/[/\\]node_modules[/\\]/.test(found)) packages.push(packageOf(name));
    else files.push(found);
  }
  return { files, used: releases.of(packages, path.dirname(file)) };
}

/**
 * Hashes what code depends on: files and folders, the project's files that they import or
 * name in `new URL('…', import.meta.url)`, and the releases of the packages that they import.
 *
 * @param root - folder of the site
 */
export function hashSource(
  entries: readonly string[],
  root: string,
  releases = openReleases(root),
): string {
  const states = new Map<string, readonly string[]>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (states.has(file)) continue;
    if (statSync(file).isDirectory()) {
      const folder = file;
      open.push(...readdirSync(folder).map((name) => path.join(folder, name)));
      continue;
    }
    const content = readFileSync(file);
    const digest = createHash('sha256').update(content).digest('base64url');
    const { files, used } = /\.m?[jt]s$/.test(file)
      ? listImported(file, content.toString(), releases)
      : { files: [], used: [] };
    states.set(file, [digest, ...used]);
    open.push(...files);
  }
  const lines = [...states].sort(([left], [right]) => (left < right ? -1 : 1));
  const text = JSON.stringify(lines.map(([, state]) => state));
  return createHash('sha256').update(text).digest('base64url');
}
