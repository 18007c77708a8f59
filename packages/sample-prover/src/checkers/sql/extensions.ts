import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Extension } from '@electric-sql/pglite';
import { closestMatch } from 'mdx-source/problems';

/** What needs them: loading all takes a second, and CASCADE can create one that no statement names. */
export const CREATES_EXTENSION = /\bcreate\s+extension\b/i;

/** The extensions that PGlite has, by name. */
export function readExtensions(): Readonly<Record<string, Extension>> {
  const require = createRequire(import.meta.url);
  const folder = path.join(require.resolve('@electric-sql/pglite'), '../contrib');
  const files = readdirSync(folder).filter((file) => file.endsWith('.cjs'));
  const all = files.flatMap((file) =>
    Object.values(require(path.join(folder, file)) as Record<string, Extension>),
  );
  return Object.fromEntries(all.map((one) => [one.name, one]));
}

/** The extension that was meant: at two edits, other ones exist, such as pg_bigm for pg_trgm. */
export function findMeantExtension(name: string): string | undefined {
  return closestMatch(name, Object.keys(readExtensions()), 1);
}
