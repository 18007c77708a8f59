import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { checkNames } from './navbar/index.ts';
import { checkPages } from './pages/index.ts';
import { report } from './report.ts';

/**
 * Refuses a navbar that names what does not exist, while the message can still show the item. Reports
 * pages that overwrite each other, and links and anchors that lead nowhere, with the file and line
 * they stand in, as loudly as `onDuplicateRoutes`, `onBrokenLinks` and `onBrokenAnchors` ask.
 * Docusaurus checks links after this hook and names only the pages; its check stays on as a second net.
 */
export default function checkSite(context: LoadContext): Plugin {
  const { siteConfig, siteConfigPath } = context;
  const file = path.basename(siteConfigPath);
  return {
    name: 'check-site',
    allContentLoaded({ allContent }) {
      const { faults, count } = checkNames(siteConfig.themeConfig, file, allContent);
      report(faults, `${count} navbar items`, 'throw');
    },
    postBuild(props) {
      const { links, anchors, duplicates, count } = checkPages(context, props);
      if (count === 0)
        throw new Error('check-site looked at 0 pages: the build has none.');
      const pages = `${count} pages`;
      report(duplicates, pages, siteConfig.onDuplicateRoutes);
      report(anchors, pages, siteConfig.onBrokenAnchors);
      report(links, pages, siteConfig.onBrokenLinks);
    },
  };
}
