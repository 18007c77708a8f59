import { createHash } from 'node:crypto';
import path from 'node:path';

import { readLock } from './lock.ts';
import { readSource } from './readSource.ts';

/**
 * Stands for what a check depends on: some source files, all that they import, and the releases of
 * the packages among that with all they bring along.
 *
 * @param root - folder of the site; the nearest `package-lock.json` says what is installed
 */
export function hashSource(files: readonly string[], root: string): string {
  const { lock, folder } = readLock(path.resolve(root));
  const source = readSource(files, lock, folder);
  return createHash('sha256').update(source.join('\n')).digest('base64url');
}
