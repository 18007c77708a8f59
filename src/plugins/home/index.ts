import type { LoadContext, Plugin } from '@docusaurus/types';

import { areas, featuredPosts, otherPages } from '../../notes/areas.ts';
import { site } from '../../site.ts';
import { buildHome } from './buildHome.ts';

/** Adds the home page. */
export default function home(context: LoadContext): Plugin {
  return {
    name: 'home',
    async allContentLoaded({ allContent, actions }) {
      const settings = { ...site, areas, featuredPosts, otherPages };
      const data = buildHome(allContent, context, settings);
      actions.addRoute({
        path: context.baseUrl,
        component: '@site/src/components/HomePage',
        exact: true,
        modules: { home: await actions.createData('home.json', data) },
      });
    },
  };
}
