import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Runs in the browser before the router: clean addresses, and a word when the first load fails. */
export default function firstLoad(): Plugin {
  return {
    name: 'first-load',
    getClientModules: () =>
      ['cleanUrl.ts', 'failureGuard.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
  };
}
