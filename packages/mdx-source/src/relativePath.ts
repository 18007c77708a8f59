import path from 'node:path';

/** Replaces the system's path separator with slashes. */
export function toPosixPath(name: string): string {
  return name.split(path.sep).join('/');
}

/**
 * The path of a file as shown in messages and links.
 *
 * @param root - folder of the site
 * @param file - path of the file, absolute or relative to the working directory
 * @returns its path relative to the root, with slashes
 */
export function relativePath(root: string, file: string): string {
  return toPosixPath(path.relative(root, file));
}
