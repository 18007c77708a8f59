import path from 'node:path';

import { NOTE_FOLDERS } from '../../notes/index.ts';

/**
 * A rule of the bundler: notes are compiled again when their samples were checked.
 *
 * @param root - the project's root
 * @param folder - where the files about samples are written
 */
export function verdictsRule(root: string, folder: string) {
  const loader = path.join(__dirname, 'dependOnVerdicts.cjs');
  return {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    include: NOTE_FOLDERS.map((name) => path.join(root, name, path.sep)),
    use: [{ loader, options: { root, folder } }],
  };
}
