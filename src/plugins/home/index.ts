import type { LoadContext, Plugin } from '@docusaurus/types';

import { readHistory } from 'notes-lint';
import { buildHome } from './buildHome.ts';
import { listSources } from './listSources.ts';
import type { HomeOptions } from './options.ts';

export { validateOptions } from './options.ts';

/** Adds the home page, made from what the content plugins have loaded. */
export default function home(
  { siteDir, baseUrl }: LoadContext,
  options: HomeOptions,
): Plugin {
  return {
    name: 'home',
    async allContentLoaded({ allContent, actions }) {
      const place = { siteDir, history: readHistory(siteDir) };
      const data = buildHome(listSources(allContent, options, place));
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/components/HomePage',
        exact: true,
        modules: { home: await actions.createData('home.json', data) },
      });
    },
  };
}
