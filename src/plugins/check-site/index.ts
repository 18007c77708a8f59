import type { LoadContext, Plugin } from '@docusaurus/types';

import { checkRoutes, listPages } from './checkRoutes.ts';
import { refuseNames } from './navbar/index.ts';
import { report } from './report.ts';

/**
 * Rejects a navbar that refers to something that doesn't exist, early enough for the message to show
 * the item. Reports pages that overwrite each other, with the severity set by `onDuplicateRoutes`:
 * Docusaurus treats `/x` and `/x/` as two routes, but writes both to one file. Docusaurus checks links
 * itself; for links in notes, `check-notes` reports file and line.
 */
export default function checkSite(context: LoadContext): Plugin {
  return {
    name: 'check-site',
    allContentLoaded({ allContent }) {
      refuseNames(context, allContent);
    },
    postBuild({ routes }) {
      const pages = listPages(routes);
      report(
        checkRoutes(pages),
        `${pages.length} pages`,
        context.siteConfig.onDuplicateRoutes,
      );
    },
  };
}
