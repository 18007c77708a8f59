import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readStrings, type Page } from 'mdx-source';
import { parse } from 'yaml';

import { keyLine } from './front-matter/index.ts';
import type { Ungraded } from './rules/index.ts';

/**
 * The keys of a YAML file.
 *
 * @returns `undefined` if the file is missing or invalid
 */
export function readKeys(root: string, file: string): string[] | undefined {
  try {
    const text = readFileSync(path.join(root, file), 'utf8');
    return Object.keys((parse(text) as object | null) ?? {});
  } catch {
    return undefined; // Docusaurus reports what's wrong with the file.
  }
}

/** The keys of `blog/authors.yml`. */
export function readAuthors(root: string): string[] | undefined {
  return readKeys(root, 'blog/authors.yml');
}

/** Finds posts by authors that `blog/authors.yml` doesn't list, for which Docusaurus fails the build. */
export function checkAuthors(root: string, notes: readonly Page[]): Ungraded[] {
  const known = readAuthors(root);
  if (!known) return [];
  const posts = notes.filter(({ file }) => file.startsWith('blog/'));
  return posts.flatMap((note) =>
    readStrings(note.frontMatter['authors'])
      .filter((name) => !known.includes(name))
      .map((name): Ungraded => ({
        file: note.file,
        line: keyLine(note, 'authors'),
        rule: 'links/author',
        message: `The author "${name}" isn't in blog/authors.yml, which has ${known.join(', ') || 'none'}.`,
        remedy: 'Write one of these, or add this one there with a name.',
      })),
  );
}
