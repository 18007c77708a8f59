import path from 'node:path';

import { createReferenceResolver, type LinkTargets } from '../links/resolve.ts';
import { writeLink } from '../links/writeLink.ts';
import type { Ungraded } from '../problems/ungraded.ts';

function isIndexFile(file: string): boolean {
  return /^docs\/.*\/index\.mdx?$/.test(file);
}

/**
 * Finds notes that their folder's index doesn't link to. The problem is reported on the
 * note, because its author may not know about the index.
 */
export function checkChildren(
  site: LinkTargets,
  find = createReferenceResolver(site),
): Ungraded[] {
  const indexes = site.notes.filter(({ file, isIndex }) => isIndex && isIndexFile(file));
  return indexes.flatMap((index) => {
    const linked = index.outline.references.map((reference) => find(reference, index));
    const folder = path.posix.dirname(index.file);
    return site.notes
      .filter((note) => {
        const isChild =
          path.posix.dirname(note.file) === folder && !isIndexFile(note.file);
        return isChild && note.isListed && !linked.includes(note);
      })
      .map(({ file }) => ({
        file,
        line: undefined,
        rule: 'note/children',
        message: `${index.file}, the index of this folder, doesn't link to this note.`,
        remedy: `Add it to the index: [what the note answers](${writeLink(index.file, file)}).`,
      }));
  });
}
