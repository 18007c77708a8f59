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

function toPage(
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
function openReadingOrder(entries: readonly LoadedPage[], baseUrl: string) {
  const resolve = createResolver(entries, baseUrl);
  return (entry: LoadedPage, key: 'read_first' | 'read_next'): PageLink[] =>
    readStrings(entry.frontMatter[key]).flatMap((url) => {
      const page = resolve(url, entry)?.page;
      return page ? { title: page.title, permalink: page.permalink } : [];
    });
}

/**
 * Writes what to read before and after each note, its backlinks and related notes, which
 * `noteHeader.ts` and `noteLinks.ts` in `src/markdown/remark` add to its page. In `npm start`, only links from the front matter are
 * included, so that an edit doesn't require reading all notes again.
 */
export default function graph({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'graph',
    async allContentLoaded({ allContent, actions }) {
      const entries = listPages(allContent, siteDir);
      const nodes =
        process.env.NODE_ENV === 'production'
          ? buildGraph(
              entries.filter(isListed).map((entry) => toPage(siteDir, entry)),
              baseUrl,
            )
          : undefined;
      const order = openReadingOrder(entries, baseUrl);
      await Promise.all(
        entries.map((entry) => {
          const links: NoteLinks = {
            first: order(entry, 'read_first'),
            next: order(entry, 'read_next'),
            ...(nodes?.get(entry.file) ?? { linkedFrom: [], related: [] }),
          };
          return actions.createData(`${entry.file}.json`, links);
        }),
      );
    },
  };
}
