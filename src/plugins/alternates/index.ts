import { cp } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';

import { listPages, type LoadedPage } from 'mdx-source';
import { otherPages } from '../../notes/areas.ts';
import { FEEDS } from '../../notes/shared/feeds.ts';
import { formatAlternates } from './formatAlternates.ts';

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
  let pages: readonly LoadedPage[] = [];
  return {
    name: 'alternates',
    allContentLoaded({ allContent }) {
      pages = listPages(allContent, siteDir, otherPages);
    },
    injectHtmlTags: () => ({
      headTags: Object.entries(FEEDS).map(([type, file]) => ({
        tagName: 'link',
        attributes: { rel: 'alternate', type, href: baseUrl + file, title: 'Notes' },
      })),
    }),
    async postBuild({ outDir }) {
      const { files, linkedFiles } = formatAlternates(pages, siteConfig, siteDir);
      await Promise.all([
        ...[...files].map(([name, content]) => generate(outDir, name, content)),
        ...[...linkedFiles].map((file) =>
          cp(path.join(siteDir, file), path.join(outDir, file)),
        ),
      ]);
    },
  };
}
