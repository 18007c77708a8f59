import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';

import { languageOf } from 'mdx-source';
import { kindOfPath, writeNames } from 'notes-lint';

/** What decides the template. */
export type NoteSettings = {
  readonly kind: string;
  readonly title: string;
  readonly lang: string;
};

const ACRONYMS = /(?<![\p{L}\d])(?:api|ci|cors|dns|jwt|ssh|til|tls|vps)(?![\p{L}\d])/giu;

/** A title derived from the file name, without the date of a post. */
function suggestTitle(file: string): string {
  const dated = file.startsWith('blog/') && parseBlogFileName(file.slice(5)).text;
  const name = (dated || file).replace(/(?:\/index)?\.mdx?$/, '').replace(/^.*\//, '');
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(ACRONYMS, (word) => word.toUpperCase());
  return writeNames(words.charAt(0).toUpperCase() + words.slice(1));
}

/** Settings derived from the path of a note. */
export function suggestNote(file: string): NoteSettings {
  const title = suggestTitle(file);
  const named = kindOfPath(file) ?? 'concept';
  const kind = file.startsWith('blog/') ? 'post' : named;
  return { kind, title, lang: languageOf(title) ? 'zh' : 'en' };
}
