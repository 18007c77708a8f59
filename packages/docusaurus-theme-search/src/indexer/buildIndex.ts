import { createHash } from 'node:crypto';

import {
  languageOf,
  readString,
  readStrings,
  type LoadedPage,
  type Section,
} from 'mdx-source';
import {
  partFile,
  textFile,
  type SearchHeading,
  type SearchHeadings,
  type SearchPage,
  type SearchPages,
} from '../data.ts';
import { anchorOf } from '../engine/anchorOf.ts';
import { buildTextIndex } from './buildTextIndex.ts';

/** Everything that the search loads. */
export type SearchIndex = {
  readonly pages: SearchPages;
  readonly headings: SearchHeadings;
  /**
   * The text index and the page texts, by file name, relative to the index's folder.
   */
  readonly files: ReadonlyMap<string, string>;
};

function toPage(loaded: LoadedPage, area: number, baseUrl: string): SearchPage {
  const { permalink, title, frontMatter } = loaded;
  const { aliases, kind, status, lang, topics } = frontMatter;
  return {
    path: permalink.slice(baseUrl.length),
    title,
    aliases: aliases ? readStrings(aliases) : undefined,
    lang: readString(lang) ?? languageOf(title),
    area,
    kind: readString(kind),
    status: readString(status),
    topics: topics ? readStrings(topics) : undefined,
  };
}

const toHeading = ({ heading, anchor }: Section): SearchHeading =>
  anchorOf(heading) === anchor ? heading : [heading, anchor];

/** The start of a contraction. Quotes stay, because texts contain code too. */
const CONTRACTION = /(\p{L})'(?=(?:[stdm]|re|ve|ll)\b)/gu;

/**
 * Builds the index of all pages.
 *
 * @param loaded - the pages as their plugins loaded them
 * @param sections - the sections of each page, in the same order; with none, the text isn't indexed
 * @param baseUrl - the base path
 */
export function buildIndex(
  loaded: readonly LoadedPage[],
  sections: readonly (readonly Section[])[],
  baseUrl: string,
): SearchIndex {
  const areas = [...new Set(loaded.map(({ area }) => area))];
  const pages = loaded.map((page) => toPage(page, areas.indexOf(page.area), baseUrl));
  const texts = sections.map((pageSections, index) => {
    const lede = readString(loaded[index]?.frontMatter['description']) ?? '';
    return pageSections.map(({ text: body }, at) =>
      // The apostrophes that the page has, for the excerpts.
      (at === 0 ? `${lede} ${body}`.trim() : body).replace(CONTRACTION, '$1’'),
    );
  });
  const searched = sections.flatMap((pageSections, index) =>
    pageSections.map(({ heading }, at) => `${heading} ${texts[index]?.[at] ?? ''}`),
  );
  const parts = buildTextIndex(searched);
  const files = new Map([
    ...parts.map(({ words }, index) => [partFile(index), JSON.stringify(words)] as const),
    ...texts.map((text, index) => [textFile(index), JSON.stringify(text)] as const),
  ]);
  // Names the files' folder, so that they can be cached forever.
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return {
    pages: { areas, pages },
    headings: {
      ...(files.size > 0 && { hash: hash.slice(0, 8) }),
      parts: parts.map(({ first }) => first),
      headings: sections.map((pageSections) => pageSections.slice(1).map(toHeading)),
    },
    files,
  };
}
