import { closestMatch, readStrings, type Page } from 'mdx-source';

import { readKeys } from './checkAuthors.ts';
import { keyLine } from './front-matter/index.ts';
import { misspellings, type Ungraded } from './rules/index.ts';

/** The letters of a word, each once: those of a word with letters swapped, doubled or left out. */
const lettersOf = (word: string) => [...new Set(word)].sort().join('');

/**
 * Finds tags that are slips for another one. Other new tags are fine: Docusaurus makes a
 * page for each.
 */
export function checkTags(root: string, notes: readonly Page[]): Ungraded[] {
  return ['docs', 'blog'].flatMap((folder) => {
    const listed = `${folder}/tags.yml`;
    const used = notes
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .flatMap((note) =>
        readStrings(note.frontMatter['tags']).map((tag) => ({ note, tag })),
      );
    const tags = used.map(({ tag }) => tag);
    const repeated = tags.filter((tag, at) => tags.indexOf(tag) < at);
    const known = [...(readKeys(root, listed) ?? []), ...repeated];
    return used.flatMap(({ note, tag }): Ungraded[] => {
      const near = known.filter((one) => lettersOf(one) === lettersOf(tag));
      const meant = closestMatch(tag, near) ?? misspellings().get(tag)?.split(', ')[0];
      if (meant === undefined || known.includes(tag)) return [];
      return [
        {
          file: note.file,
          line: keyLine(note, 'tags'),
          rule: 'links/tag',
          message: `The tag "${tag}" isn't in ${listed} or in another note, so it gets a page of its own.`,
          remedy: `Probably meant: ${meant}. If not, list it in ${listed}.`,
        },
      ];
    });
  });
}
