import path from 'node:path';

/**
 * The path of a file as shown in messages and links.
 *
 * @param root - folder of the site
 * @param file - path of the file, absolute or relative to the working directory
 * @returns its path relative to the root, with slashes
 */
export function relativePath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
