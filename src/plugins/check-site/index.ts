import type { LoadContext, Plugin } from '@docusaurus/types';

import { refuseNames } from './navbar/index.ts';
import { checkPages } from './pages/index.ts';
import { report } from './report.ts';

/** What the site's configuration names each rule by. */
const SETTINGS = [
  ['routes/duplicate', 'onDuplicateRoutes'],
  ['links/anchor', 'onBrokenAnchors'],
  ['links/page', 'onBrokenLinks'],
] as const;

/**
 * Refuses a navbar that names what does not exist, while the message can still show the item. Reports
 * pages that overwrite each other, and links and anchors that lead nowhere, with the file and line
 * they stand in, as loudly as `onDuplicateRoutes`, `onBrokenLinks` and `onBrokenAnchors` ask.
 * Docusaurus checks links after this hook and names only the pages; its check stays on as a second net.
 */
export default function checkSite(context: LoadContext): Plugin {
  return {
    name: 'check-site',
    allContentLoaded({ allContent }) {
      refuseNames(context, allContent);
    },
    postBuild(props) {
      const { findings, count } = checkPages(context, props);
      if (count === 0)
        throw new Error('check-site looked at 0 pages: the build has none.');
      for (const [rule, setting] of SETTINGS) {
        const own = findings.filter((finding) => finding.rule === rule);
        report(own, `${count} pages`, context.siteConfig[setting]);
      }
    },
  };
}
