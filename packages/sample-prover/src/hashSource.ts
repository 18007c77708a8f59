import { createHash } from 'node:crypto';
import path from 'node:path';

import { readLock } from './lock.ts';
import { readSource } from './readSource.ts';

/**
 * Hashes everything that a check depends on: some source files, all that they import, and
 * the releases of imported packages with their dependencies.
 *
 * @param root - folder of the site; the nearest `package-lock.json` lists what's
 *   installed
 */
export function hashSource(files: readonly string[], root: string): string {
  const { lock, folder } = readLock(path.resolve(root));
  const source = readSource(files, lock, folder);
  return createHash('sha256').update(source.join('\n')).digest('base64url');
}
