import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext } from '@docusaurus/types';

import { isListed, listPages } from 'mdx-source';
import { readHistory } from '../../notes/readHistory.ts';
import type { HomeData } from '../../components/HomePage/data.ts';
import { listAreas, type HomeSettings } from './listAreas.ts';
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

/** What the home page shows of the content that the content plugins loaded. */
export function buildHome(
  allContent: AllContent,
  context: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  settings: HomeSettings,
): HomeData {
  const { siteDir } = context;
  const entries = listPages(allContent, siteDir, settings.otherPages).filter(isListed);
  const areas = listAreas(entries, settings, context, readBlog(allContent));
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  return {
    purpose: settings.purpose.replace('{count}', String(count)),
    areas,
    languages: listLanguages(entries),
    changes: listChanges(entries, readHistory(siteDir)),
  };
}
