import { readString, type LoadedPage } from 'mdx-source';
import type { HomeEntry } from '../../components/HomePage/data.ts';

/** A note or page as a list of the home page shows it. */
export function toHomeEntry({ title, permalink, frontMatter }: LoadedPage): HomeEntry {
  return { title, href: permalink, lang: readString(frontMatter['lang']) };
}

/** One sentence that says what a note answers. */
export const summaryOf = ({ frontMatter }: LoadedPage) =>
  readString(frontMatter['description']) ?? '';
