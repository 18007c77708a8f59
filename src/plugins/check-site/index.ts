import type { LoadContext, Plugin } from '@docusaurus/types';

import { refuseNames } from './navbar/index.ts';

/**
 * Rejects a navbar that refers to something that doesn't exist, early enough for the message to show
 * the item. What notes link to is checked by `check-notes`.
 */
export default function checkSite(context: LoadContext): Plugin {
  return {
    name: 'check-site',
    allContentLoaded({ allContent }) {
      refuseNames(context, allContent);
    },
  };
}
