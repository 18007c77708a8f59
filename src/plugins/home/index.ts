import type { LoadContext, Plugin } from '@docusaurus/types';

import { readHistory } from '../../notes/index.ts';
import { buildHome } from './buildHome.ts';
import { listSources, type LoadedNotes } from './listSources.ts';
import type { HomeOptions } from './options.ts';

export { validateOptions } from './options.ts';

/** Adds the home page, made from what the docs and the blog plugin have loaded. */
export default function home(
  { siteDir, baseUrl }: LoadContext,
  options: HomeOptions,
): Plugin {
  return {
    name: 'home',
    async allContentLoaded({ allContent, actions }) {
      const notes = {
        docs: allContent['docusaurus-plugin-content-docs']?.default,
        blog: allContent['docusaurus-plugin-content-blog']?.default,
        pages: allContent['docusaurus-plugin-content-pages']?.default ?? [],
      } as LoadedNotes;
      const place = { siteDir, history: readHistory(siteDir) };
      const data = buildHome(listSources(notes, options.areas, place));
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/components/HomePage',
        exact: true,
        modules: { home: await actions.createData('home.json', data) },
      });
    },
  };
}
