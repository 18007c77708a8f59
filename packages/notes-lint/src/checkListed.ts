import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { keyLines } from './front-matter/index.ts';
import type { Fault, Note } from './note/index.ts';
import { nearest } from './text/index.ts';

/**
 * The lists in the blog folder that posts pick from, by front matter key. Docusaurus
 * generates pages from them.
 */
const LISTS = {
  tags: {
    rule: 'note/tag',
    one: 'tag',
    file: 'blog/tags.yml',
    needs: 'label, permalink',
  },
  authors: {
    rule: 'note/author',
    one: 'author',
    file: 'blog/authors.yml',
    needs: 'name',
  },
} as const;

type List = keyof typeof LISTS;

/**
 * The keys of `blog/tags.yml` or `blog/authors.yml`.
 *
 * @param root - the project's root
 */
export function readListed(root: string, list: List): string[] {
  try {
    const listed: unknown = parse(
      readFileSync(path.join(root, LISTS[list].file), 'utf8'),
    );
    return Object.keys(listed ?? {});
  } catch {
    return []; // Docusaurus reports what's wrong with the file.
  }
}

function checkList(note: Note, list: List, listed: readonly string[]): Fault[] {
  const { rule, one, file, needs } = LISTS[list];
  const used = [note.frontMatter[list] ?? []].flat();
  return used.flatMap((name: unknown, index): Fault[] => {
    if (typeof name !== 'string' || listed.includes(name)) return [];
    const likely = nearest(name, listed);
    return [
      {
        file: note.file,
        line: keyLines(note.source)([list, index]),
        rule,
        severity: 'error',
        message: `The ${one} "${name}" is not in ${file}, which has ${listed.join(', ') || 'none'}.`,
        remedy: `${likely ? `Probably meant: ${likely}. ` : ''}Write one that ${file} has, or add this one there (${needs}).`,
      },
    ];
  });
}

/** Finds posts whose tags or authors aren't in the blog's lists. */
export function checkListed(root: string, notes: readonly Note[]): Fault[] {
  const posts = notes.filter(({ file }) => file.startsWith('blog/'));
  return (['tags', 'authors'] as const).flatMap((list) => {
    const listed = readListed(root, list);
    return posts.flatMap((note) => checkList(note, list, listed));
  });
}
