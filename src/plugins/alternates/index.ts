import { cp } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate, normalizeUrl } from '@docusaurus/utils';

import {
  createResolver,
  isListed,
  listPages,
  readPage,
  readString,
  type LoadedPage,
} from 'mdx-source';
import { otherPages } from '../../notes/areas.ts';
import { listNews } from '../../notes/listNews.ts';
import { FEEDS, markdownPath } from '../../notes/shared/urls.ts';
import { readHistory } from '../../notes/readHistory.ts';
import { site } from '../../site.ts';
import { formatFeeds } from './formatFeeds.ts';
import { formatLlmsTxt } from './formatLlmsTxt.ts';
import { resolveLink } from './resolveLink.ts';
import { toMarkdown, toPlain } from './toMarkdown.ts';

/** Maximum number of items in a feed; someone who reads it once a month misses none. */
const MAX_ITEMS = 40;

/**
 * Writes what pages link to as `rel="alternate"`: a Markdown version next to each page and the notes' feeds, with
 * the images and other files that these link to.
 * `llms.txt` (https://llmstxt.org) lists the Markdown versions.
 */
export default function alternates({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  const siteUrl = normalizeUrl([siteConfig.url, baseUrl]);
  const repository = { ...site, root: siteDir };
  let entries: readonly LoadedPage[] = [];
  const linkedFiles = new Set<string>();
  const onFile = (file: string) => void linkedFiles.add(file);
  let findPage: ReturnType<typeof createResolver<LoadedPage>> = () => undefined;
  const urlOf = ({ permalink }: LoadedPage) => new URL(permalink, siteUrl).href;

  const readPlain = (entry: LoadedPage) =>
    toPlain(readPage(siteDir, entry.file).tree, (url) =>
      resolveLink(url, entry, { siteUrl, repository, findPage, onFile }),
    );

  function formatMarkdown(entry: LoadedPage): string {
    return toMarkdown(readPlain(entry), {
      title: entry.title,
      description: readString(entry.frontMatter['description']),
      url: urlOf(entry),
      verified: readString(entry.frontMatter['last_verified']),
    });
  }

  function listFeeds(): Map<string, string> {
    const notes = entries.filter(({ file }) => file.startsWith('docs/'));
    const items = listNews(notes, readHistory(siteDir))
      .slice(0, MAX_ITEMS)
      .map((news) => ({ ...news, url: urlOf(news.entry), plain: readPlain(news.entry) }));
    const { title, tagline } = siteConfig;
    return formatFeeds({ ...site, title, tagline, url: siteUrl }, items);
  }

  return {
    name: 'alternates',
    allContentLoaded({ allContent }) {
      const pages = listPages(allContent, siteDir, otherPages);
      entries = pages.filter(isListed);
      findPage = createResolver(pages, baseUrl);
    },
    injectHtmlTags: () => ({
      headTags: Object.entries(FEEDS).map(([type, file]) => ({
        tagName: 'link',
        attributes: { rel: 'alternate', type, href: baseUrl + file, title: 'Notes' },
      })),
    }),
    async postBuild({ outDir }) {
      const versions = entries.map((entry) => {
        const name = markdownPath(entry.permalink.slice(baseUrl.length));
        return [name, formatMarkdown(entry)] as const;
      });
      const list = ['llms.txt', formatLlmsTxt(siteConfig, siteUrl, entries)] as const;
      const files = [...versions, list, ...listFeeds()];
      await Promise.all([
        ...files.map(([name, content]) => generate(outDir, name, content)),
        ...[...linkedFiles].map((file) =>
          cp(path.join(siteDir, file), path.join(outDir, file)),
        ),
      ]);
    },
  };
}
