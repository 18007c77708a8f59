import path from 'node:path';

import type { FeedOptions } from '@docusaurus/plugin-content-blog';

import { createResolver, permalinkOf, readPage, readPages } from 'mdx-source';
import { site } from '../../site.ts';
import { formatNote } from './formatFeeds.ts';
import { resolveLink } from './resolveLink.ts';
import { toPlain } from './toMarkdown.ts';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/**
 * Creates the items of the blog's feeds with posts as the notes' feeds have notes. Docusaurus takes the text from
 * the page, where code has buttons, and diagrams are black without the site's styles.
 *
 * @param root - the project's root
 */
export function feedItems(root: string): CreateFeedItems {
  return async ({ defaultCreateFeedItems, ...params }) => {
    const { url, baseUrl } = params.siteConfig;
    const pages = readPages(root).map(({ file, frontMatter }) => ({
      file,
      permalink: path.posix.join(baseUrl, permalinkOf(file, frontMatter)),
    }));
    const context = {
      siteUrl: url + baseUrl,
      repository: { ...site, root },
      findPage: createResolver(pages, baseUrl),
      onFile: () => undefined, // the Markdown version has the same
    };
    const items = await defaultCreateFeedItems(params);
    return items.map((item, index) => {
      const { source = '', permalink = '' } = params.blogPosts[index]?.metadata ?? {};
      const from = { file: source.replace(/^@site\//, ''), permalink };
      const plain = toPlain(readPage(root, from.file).tree, (link) =>
        resolveLink(link, from, context),
      );
      return { ...item, content: formatNote(plain) };
    });
  };
}
