import type { LoadContext, Plugin } from '@docusaurus/types';

import { checkRoutes, listPages } from './checkRoutes.ts';
import { refuseNames } from './navbar/index.ts';
import { report } from './report.ts';

/**
 * Refuses a navbar that names what does not exist, while the message can still show the item, and
 * reports pages that overwrite each other, as loudly as `onDuplicateRoutes` asks: Docusaurus takes
 * `/x` and `/x/` for two addresses, and both are written to one file. Links are its own matter; of
 * those in notes `check-notes` names file and line.
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
