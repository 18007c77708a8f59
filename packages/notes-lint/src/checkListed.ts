import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import type { Fault, Note } from './note/index.ts';
import { keyLines } from './front-matter/index.ts';
import { nearest } from './text/index.ts';

/** The one list of tags; Docusaurus makes the pages of tags from it. */
const TAGS_FILE = 'blog/tags.yml';

/** Tags that posts may carry: the keys of `blog/tags.yml`. */
export function readTags(root: string): string[] {
  try {
    const tags: unknown = parse(readFileSync(path.join(root, TAGS_FILE), 'utf8'));
    return Object.keys(tags ?? {});
  } catch {
    return []; // Docusaurus says what is wrong with the file.
  }
}

function describe(
  note: Note,
  tag: string,
  index: number,
  tags: readonly string[],
): Fault {
  const likely = nearest(tag, tags);
  return {
    file: note.file,
    line: keyLines(note.source)(['tags', index]),
    rule: 'note/tag',
    severity: 'error',
    message: `The tag "${tag}" is not in ${TAGS_FILE}, which has ${tags.join(', ') || 'none'}.`,
    remedy: `${likely ? `Probably meant: ${likely}. ` : ''}Write a tag of ${TAGS_FILE}, or add this one there with label, permalink and description.`,
  };
}

/**
 * Finds tags of posts that nobody has listed.
 *
 * @param tags - as `readTags` gives them
 */
export function checkTags(notes: readonly Note[], tags: readonly string[]): Fault[] {
  return notes
    .filter(({ file }) => file.startsWith('blog/'))
    .flatMap((note) => {
      const used: unknown = note.frontMatter['tags'];
      if (!Array.isArray(used)) return [];
      return used.flatMap((tag: unknown, index) =>
        typeof tag !== 'string' || tags.includes(tag)
          ? []
          : describe(note, tag, index, tags),
      );
    });
}
