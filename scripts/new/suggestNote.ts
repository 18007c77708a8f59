import path from 'node:path';

import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';

import { languageOf, type Page, readStrings } from 'mdx-source';
import { kindOfFileName, writeNames } from 'notes-lint';

/** What decides the template. */
export type NoteSettings = {
  readonly kind: string;
  readonly title: string;
  readonly lang: string;
};

const ACRONYMS = /(?<![\p{L}\d])(?:api|ci|cors|dns|jwt|ssh|til|tls|vps)(?![\p{L}\d])/giu;

/** A title derived from the file name, without the date of a post. */
function titleOf(file: string): string {
  const dated = file.startsWith('blog/') && parseBlogFileName(file.slice(5)).text;
  const name = (dated || file).replace(/(?:\/index)?\.mdx?$/, '').replace(/^.*\//, '');
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(ACRONYMS, (word) => word.toUpperCase());
  return writeNames(words.charAt(0).toUpperCase() + words.slice(1));
}

/** The kind that the file's name says, or else all notes of its area have, apart from its indexes. */
function kindOf(file: string, notes: readonly Page[]): string {
  const named = kindOfFileName(path.posix.basename(file));
  if (named !== undefined) return named;
  const [area] = /^[^/]+\/[^/]+\//.exec(file) ?? [file];
  const kinds = notes
    .filter((note) => note.file.startsWith(area))
    .flatMap(({ frontMatter }) => readStrings([frontMatter['kind']]))
    .filter((kind) => kind !== 'index');
  const [first = 'concept'] = kinds;
  return kinds.every((kind) => kind === first) ? first : 'concept';
}

/** Settings derived from the path of a note and the others of the site. */
export function suggestNote(file: string, notes: readonly Page[]): NoteSettings {
  const title = titleOf(file);
  const kind = file.startsWith('blog/') ? 'post' : kindOf(file, notes);
  return { kind, title, lang: languageOf(title) ? 'zh' : 'en' };
}
