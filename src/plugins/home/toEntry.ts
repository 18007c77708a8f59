import { readString, type Entry } from 'mdx-source';
import type { HomeEntry } from '../../components/HomePage/data.ts';

/** A note or page as a list of the home page shows it. */
export const toEntry = ({ title, permalink, frontMatter }: Entry): HomeEntry => ({
  title,
  href: permalink,
  lang: readString(frontMatter['lang']),
});

/** One sentence that says what a note answers. */
export const summaryOf = ({ frontMatter }: Entry) =>
  readString(frontMatter['description']) ?? '';
