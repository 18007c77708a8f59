import type { LoadContext, Plugin } from '@docusaurus/types';
import { VFile } from 'vfile';

import {
  createResolver,
  isListed,
  languageOf,
  listPages,
  readPage,
  readString,
  readStrings,
  type LoadedPage,
} from 'mdx-source';
import { buildGraph, type GraphPage, type PageLink } from 'page-graph';
import { typography } from '../../markdown/index.ts';
import type { NoteLinks } from '../../components/NoteLinks/data.ts';

function toGraphPage(
  siteDir: string,
  { file, permalink, title, frontMatter }: LoadedPage,
): GraphPage {
  const tree = structuredClone(readPage(siteDir, file).tree);
  typography()(tree, new VFile({ data: { frontMatter } }));
  return {
    file,
    permalink,
    title,
    lang: readString(frontMatter['lang']) ?? languageOf(title) ?? 'en',
    description: readString(frontMatter['description']),
    topics: readStrings(frontMatter['topics']),
    isList: frontMatter['kind'] === 'index',
    tree,
  };
}

/** The notes that a note's front matter names to read before or after it. */
function openReadingOrder(pages: readonly LoadedPage[], baseUrl: string) {
  const resolve = createResolver(pages, baseUrl);
  return (from: LoadedPage, key: 'read_first' | 'read_next'): PageLink[] =>
    readStrings(from.frontMatter[key]).flatMap((url) => {
      const page = resolve(url, from)?.page;
      return page ? { title: page.title, permalink: page.permalink } : [];
    });
}

/**
 * Writes the links of each note, which `src/markdown/remark` adds to its page: what to read before and after it, its
 * backlinks and related notes. In `npm start`, only links from the front matter are included, so that an edit
 * doesn't require reading all notes again.
 */
export default function noteLinks({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'note-links',
    async allContentLoaded({ allContent, actions }) {
      const pages = listPages(allContent, siteDir);
      const nodes =
        process.env.NODE_ENV === 'production'
          ? buildGraph(
              pages.filter(isListed).map((page) => toGraphPage(siteDir, page)),
              baseUrl,
            )
          : undefined;
      const order = openReadingOrder(pages, baseUrl);
      await Promise.all(
        pages.map((page) => {
          const links: NoteLinks = {
            first: order(page, 'read_first'),
            next: order(page, 'read_next'),
            ...(nodes?.get(page.file) ?? { linkedFrom: [], related: [] }),
          };
          return actions.createData(`${page.file}.json`, links);
        }),
      );
    },
  };
}
