import type { DocusaurusConfig } from '@docusaurus/types';

import { isListed, readString, readStrings, type LoadedPage } from 'mdx-source';
import { listNews } from '../../notes/listNews.ts';
import { readHistory } from '../../notes/readHistory.ts';
import { markdownPath } from '../../notes/shared/urls.ts';
import { site } from '../../site.ts';
import { formatFeeds, MAX_ITEMS } from './formatFeeds.ts';
import { formatLlmsTxt } from './formatLlmsTxt.ts';
import { openPages } from './openPages.ts';
import { toMarkdown } from './toMarkdown.ts';

/**
 * Formats the Markdown versions of all listed pages, their list, and the notes' feeds.
 *
 * @param all - the pages of the site
 * @param config - the site's names and URL
 * @param siteDir - the site's folder
 * @returns file contents by file name, and the files that they link to, relative to the site's folder
 */
export function formatAlternates(
  all: readonly LoadedPage[],
  config: DocusaurusConfig,
  siteDir: string,
) {
  const { title, tagline, baseUrl } = config;
  const siteUrl = config.url + baseUrl;
  const urlOf = ({ permalink }: LoadedPage) => new URL(permalink, siteUrl).href;
  const linkedFiles = new Set<string>();
  const readPlain = openPages(all, config, siteDir, (file) => linkedFiles.add(file));
  const pages = all.filter(isListed);
  const versions = pages.map((page) => {
    const head = {
      title: page.title,
      description: readString(page.frontMatter['description']),
      url: urlOf(page),
      verified: readString(page.frontMatter['last_verified']),
      ran: readStrings(page.frontMatter['ran']),
    };
    const name = markdownPath(page.permalink.slice(baseUrl.length));
    return [name, toMarkdown(readPlain(page), head)] as const;
  });
  const notes = pages.filter(({ file }) => file.startsWith('docs/'));
  const items = listNews(notes, readHistory(siteDir))
    .slice(0, MAX_ITEMS)
    .map((news) => ({ ...news, url: urlOf(news.page), plain: readPlain(news.page) }));
  const files = new Map([
    ...versions,
    ['llms.txt', formatLlmsTxt(config, siteUrl, pages)],
    ...formatFeeds({ ...site, title, tagline, url: siteUrl }, items),
  ]);
  return { files, linkedFiles };
}
