import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readStrings, type Page } from 'mdx-source';
import { closestMatch, didYouMean } from 'mdx-source/problems';
import { parse } from 'yaml';

import { keyLine } from '../front-matter/keyLine.ts';
import type { Ungraded } from '../problems/ungraded.ts';

/**
 * The keys of a YAML file.
 *
 * @returns `undefined` if the file is missing or invalid
 */
function readKeys(siteDir: string, file: string): string[] | undefined {
  try {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return Object.keys((parse(text) as object | null) ?? {});
  } catch {
    return undefined; // Docusaurus reports what's wrong with the file.
  }
}

/** The keys of `blog/authors.yml`. */
export function readAuthors(siteDir: string): string[] | undefined {
  return readKeys(siteDir, 'blog/authors.yml');
}

/** The files that list what a key of the front matter may name. */
const LISTS = [
  { file: 'blog/authors.yml', key: 'authors', rule: 'links/author' },
  { file: 'blog/tags.yml', key: 'tags', rule: 'links/tag' },
  { file: 'docs/tags.yml', key: 'tags', rule: 'links/tag' },
];

/**
 * Finds authors and tags that aren't in the file that lists them: Docusaurus fails the build for an author,
 * and gives a tag a page of its own.
 */
export function checkAuthorsAndTags(siteDir: string, notes: readonly Page[]): Ungraded[] {
  return LISTS.flatMap(({ file, key, rule }) => {
    const listed = readKeys(siteDir, file);
    if (!listed) return [];
    const own = notes.filter((note) => note.file.startsWith(`${path.dirname(file)}/`));
    return own.flatMap((note) => {
      const unlisted = readStrings(note.frontMatter[key]).filter(
        (name) => !listed.includes(name),
      );
      return unlisted.map((name): Ungraded => ({
        file: note.file,
        line: keyLine(note, key),
        rule,
        message: `The ${key.slice(0, -1)} "${name}" isn't in ${file}, which has ${listed.join(', ') || 'none'}.`,
        remedy: `${didYouMean(closestMatch(name, listed))}Write one of these, or add to ${file}:\n    ${name}:\n      ${key === 'tags' ? 'label' : 'name'}: ${name}`,
      }));
    });
  });
}
