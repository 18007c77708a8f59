import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';

import { isListed, listPages } from 'mdx-source';
import { readHistory } from '../../notes/readHistory.ts';
import type { HomeData } from '../../components/HomePage/data.ts';
import { listAreas, type HomeOptions } from './listAreas.ts';
import { listChanges } from './listChanges.ts';
import { listLanguages } from './listLanguages.ts';

function readBlog(content: AllContent) {
  // Undefined without the blog plugin, null without the blog's folder.
  const blog = content['docusaurus-plugin-content-blog']?.default as
    BlogContent | null | undefined;
  const { blogTitle, blogDescription, permalink } =
    blog?.blogListPaginated[0]?.metadata ?? {};
  return { name: blogTitle ?? '', summary: blogDescription ?? '', href: permalink };
}

/** Adds the home page, built from the content that the content plugins loaded. */
export default function home(context: LoadContext, options: HomeOptions): Plugin {
  const { siteDir, baseUrl } = context;
  return {
    name: 'home',
    async allContentLoaded({ allContent, actions }) {
      const entries = listPages(allContent, siteDir, options.otherPages).filter(isListed);
      const areas = listAreas(entries, options, context, readBlog(allContent));
      const count = areas.reduce((sum, area) => sum + area.count, 0);
      const data: HomeData = {
        purpose: options.purpose.replace('{count}', String(count)),
        areas,
        languages: listLanguages(entries),
        changes: listChanges(entries, readHistory(siteDir)),
      };
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/components/HomePage',
        exact: true,
        modules: { home: await actions.createData('home.json', data) },
      });
    },
  };
}
