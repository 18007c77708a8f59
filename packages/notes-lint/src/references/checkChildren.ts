import path from 'node:path';

import type { Fault } from '../note/index.ts';
import { candidatesOf, readParts, withoutSlash } from './resolve.ts';
import type { Site } from './resolve.ts';

function isIndex(file: string): boolean {
  return /^docs\/.*\/index\.mdx?$/.test(file);
}

/**
 * Finds notes that their folder's index doesn't link to. The fault is reported on the
 * note, because its author may not know about the index.
 */
export function checkChildren({ notes }: Site): Fault[] {
  const indexes = notes.filter(({ file, isMap }) => isMap && isIndex(file));
  return indexes.flatMap((index) => {
    const linked = index.outline.references.flatMap(({ url }) =>
      candidatesOf(readParts(url).name, index.file).map(withoutSlash),
    );
    const folder = path.posix.dirname(index.file);
    return notes
      .filter(({ file, isHidden }) => {
        return path.posix.dirname(file) === folder && !isIndex(file) && !isHidden;
      })
      .filter(({ file, address }) => {
        return !linked.includes(file) && !linked.includes(address.slice(1));
      })
      .map(({ file }) => ({
        file,
        line: undefined,
        rule: 'note/children',
        severity: 'warning',
        message: `${index.file}, the index of this folder, doesn't link to this note.`,
        remedy: `Add a line to its map: [what the note answers](<./${path.posix.basename(file)}>).`,
      }));
  });
}
