import type { DocusaurusConfig } from '@docusaurus/types';

import { createResolver, readPage, type LinkedPage } from 'mdx-source';
import { site } from '../../site.ts';
import { resolveLink } from './resolveLink.ts';
import { toPlain } from './toMarkdown.ts';

/**
 * Creates a function that reads a page as plain Markdown with full URLs; see {@link toPlain}.
 *
 * @param pages - all pages of the site, which links lead to
 * @param config - where the site is on the web
 * @param siteDir - the site's folder
 * @param onFile - receives the files that are linked from beside a page; see {@link resolveLink}
 */
export function openPages(
  pages: readonly LinkedPage[],
  { url, baseUrl }: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
  siteDir: string,
  onFile: (file: string) => void,
) {
  const findPage = createResolver(pages, baseUrl);
  const repository = { ...site, siteDir };
  const context = { siteUrl: url + baseUrl, repository, findPage, onFile };
  return (page: LinkedPage) =>
    toPlain(readPage(siteDir, page.file).tree, (link) =>
      resolveLink(link, page, context),
    );
}
