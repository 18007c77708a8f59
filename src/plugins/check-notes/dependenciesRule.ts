import path from 'node:path';

import { NOTE_FOLDERS } from '../../notes/index.ts';

/**
 * A rule of the bundler: notes are compiled again when their samples were checked, and when an
 * image in them came or went.
 *
 * @param root - the project's root
 * @param folder - where the files about samples are written
 */
export function dependenciesRule(root: string, folder: string) {
  return {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    include: NOTE_FOLDERS.map((name) => path.join(root, name, path.sep)),
    loader: path.join(__dirname, 'dependencies.cjs'),
    options: { root, folder },
  };
}
