import path from 'node:path';

/**
 * The path of a file as shown in messages and links.
 *
 * @param siteDir - the site's folder
 * @param file - path of the file, absolute or relative to the working directory
 * @returns its path relative to the site's folder, with slashes
 */
export function relativePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
