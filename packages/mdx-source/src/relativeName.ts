import path from 'node:path';

/** A relative path with slashes, whatever separates folders on this system. */
export function withSlashes(name: string): string {
  return name.split(path.sep).join('/');
}

/**
 * The name that messages, the plan and pages' links give a file.
 *
 * @param root - folder of the site
 * @param file - path of the file, absolute or relative to the working directory
 * @returns its path relative to the root, with slashes
 */
export function relativeName(root: string, file: string): string {
  return withSlashes(path.relative(root, file));
}
