import path from 'node:path';

/** Replaces the system's path separator with slashes. */
export function withSlashes(name: string): string {
  return name.split(path.sep).join('/');
}

/**
 * The name of a file in messages, in the plan and in links.
 *
 * @param root - folder of the site
 * @param file - path of the file, absolute or relative to the working directory
 * @returns its path relative to the root, with slashes
 */
export function relativeName(root: string, file: string): string {
  return withSlashes(path.relative(root, file));
}
