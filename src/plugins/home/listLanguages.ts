import { readString, type LoadedPage } from 'mdx-source';
import type { HomeData } from '../../components/HomePage/data.ts';

/** Lists the languages that pages set, in the order of the site. */
export function listLanguages(pages: readonly LoadedPage[]): HomeData['languages'] {
  const set = pages.flatMap(({ frontMatter }) => readString(frontMatter['lang']) ?? []);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return [...new Set(set)].map((lang) => ({
    lang,
    name: names.of(new Intl.Locale(lang).language) ?? lang,
    count: set.filter((one) => one === lang).length,
  }));
}
