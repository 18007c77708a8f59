import path from 'node:path';

import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import type { DocusaurusConfig } from '@docusaurus/types';

import { permalinkOf, readPages } from 'mdx-source';
import { formatNote } from './formatFeeds.ts';
import { openPages } from './openPages.ts';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/**
 * Creates the items of the blog's feeds with posts as the notes' feeds have notes. Docusaurus takes the text from
 * the page, where code has buttons, and diagrams are black without the site's styles.
 *
 * @param siteDir - the site's folder
 */
export function blogFeedItems(siteDir: string): CreateFeedItems {
  // Each of the feeds asks for its items.
  let readPlain: ReturnType<typeof openPages> | undefined;
  const open = (config: DocusaurusConfig) => {
    const pages = readPages(siteDir).map(({ file, frontMatter }) => ({
      file,
      permalink: path.posix.join(config.baseUrl, permalinkOf(file, frontMatter)),
    }));
    // The Markdown versions have the same files.
    return openPages(pages, config, siteDir, () => undefined);
  };
  return async ({ defaultCreateFeedItems, ...params }) => {
    const read = (readPlain ??= open(params.siteConfig));
    const items = await defaultCreateFeedItems(params);
    return items.map((item, index) => {
      const { source = '', permalink = '' } = params.blogPosts[index]?.metadata ?? {};
      const plain = read({ file: source.replace(/^@site\//, ''), permalink });
      return { ...item, content: formatNote(plain) };
    });
  };
}
