import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { locate, readReleases, type Lock } from './lock.ts';

const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\bnew URL\()\s*'(?<specifier>[^']+)'/g;

/** Splits `name/part` or `@scope/name/part` into the package name and its entry point. */
export function splitSpecifier(specifier: string): { name: string; entry: string } {
  const parts = specifier.split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return { name, entry: ['.', ...parts].join('/') };
}

/** The source file that an import resolves to, if the package is a workspace. */
function sourceOf(specifier: string, lock: Lock, root: string): string | undefined {
  const { name, entry } = splitSpecifier(specifier);
  const { link, resolved = '' } = lock[`node_modules/${name}`] ?? {};
  if (!link) return undefined;
  const manifest = readFileSync(path.join(root, resolved, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  return path.join(root, resolved, exports[entry] ?? '');
}

/**
 * Reads files and everything they import: other project files as hashes, packages as
 * releases. Dynamic imports, such as the checkers in the table, are left out.
 *
 * @param root - the project's root
 * @returns one string for each, in a stable order
 */
export function readSource(entries: readonly string[], lock: Lock, root: string) {
  const digests = new Map<string, string>();
  const packages = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (digests.has(file)) continue;
    if (statSync(file).isDirectory()) {
      const folder = file;
      open.push(...readdirSync(folder).map((name) => path.join(folder, name)));
      continue;
    }
    const text = readFileSync(file);
    digests.set(file, createHash('sha256').update(text).digest('base64url'));
    if (!/\.m?[jt]s$/.test(file)) continue;
    for (const match of text.toString().matchAll(IMPORTED)) {
      const specifier = match.groups?.['specifier'] ?? '';
      if (specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) {
        if (match[0].startsWith('import(')) continue;
        open.push(path.resolve(path.dirname(file), specifier));
        continue;
      }
      const source = sourceOf(specifier, lock, root);
      const folder = path.relative(root, path.dirname(file)).split(path.sep).join('/');
      if (source) open.push(source);
      else
        packages.add(locate(lock, folder, splitSpecifier(specifier).name) ?? specifier);
    }
  }
  return [...[...digests.values()].sort(), ...readReleases(lock, [...packages])];
}
