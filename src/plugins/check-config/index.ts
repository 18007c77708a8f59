import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { checkNavbarIds } from './checkNavbarIds.ts';
import { checkRoutes, listPages } from './checkRoutes.ts';
import { docsIndex } from './docsIndex.ts';
import { navbarEntries } from './navbarEntries.ts';
import { formatReport, throwAll } from './report.ts';

/**
 * Refuses a navbar that names what does not exist, while the message can still show the item, and
 * reports pages that overwrite each other.
 */
export default function checkConfig({ siteConfig, siteConfigPath }: LoadContext): Plugin {
  const file = path.basename(siteConfigPath);
  return {
    name: 'check-config',
    allContentLoaded({ allContent }) {
      const entries = navbarEntries(siteConfig.themeConfig);
      const faults = checkNavbarIds(entries, docsIndex(allContent), file);
      throwAll(faults, `${entries.length} navbar items`);
    },
    postBuild({ routes }) {
      const pages = listPages(routes);
      if (pages.length === 0) {
        throw new Error(
          'check-config looked at 0 pages: the build has no routes to compare.',
        );
      }
      const faults = checkRoutes(pages);
      if (faults.length > 0) {
        logger.warn(formatReport(faults, `${pages.length} pages`));
      }
    },
  };
}
