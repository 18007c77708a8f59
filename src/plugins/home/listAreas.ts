import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

import { readCategory, type LoadedPage } from 'mdx-source';
import type { Area } from '../../notes/areas.ts';
import type { HomeArea } from '../../components/HomePage/data.ts';
import { ALL_NOTES_ID, BLOG_PATH } from '../../notes/shared/urls.ts';
import type { Site } from '../../site.ts';
import { summaryOf, toHomeEntry } from './toHomeEntry.ts';

/** The site's settings for its home page. */
export type HomeSettings = Pick<
  Site,
  'blogDescription' | 'otherPagesSummary' | 'purpose'
> & {
  /** In page order. */
  readonly areas: readonly Area[];
  /** Files of the featured posts, relative to the blog's folder. */
  readonly featuredPosts: readonly string[];
  /** Name of the area for pages that are in no other area. */
  readonly otherPages: string;
};

/** An area before its featured entries are looked up. */
export type AreaSource = Omit<HomeArea, 'count' | 'entries' | 'featured'> & {
  /** Files of the featured entries. */
  readonly featured: readonly string[];
  readonly entries: readonly LoadedPage[];
};

/**
 * The area as the page shows it.
 *
 * @throws Error if a featured entry doesn't exist
 */
export function toArea({ featured: files, entries, ...area }: AreaSource): HomeArea {
  const featured = files.map((name) => {
    const entry = entries.find(({ file }) => file === name);
    if (entry) return { ...toHomeEntry(entry), summary: summaryOf(entry) };
    throw new Error(
      `The home page features ${name} in the area ${area.id}, but there is no such note. Name another in src/notes/areas.ts.`,
    );
  });
  const byTitle = entries
    .filter(({ file }) => !files.includes(file))
    .map(toHomeEntry)
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  return {
    ...area,
    featured,
    count: entries.length,
    entries: area.listHref ? [] : byTitle,
  };
}

/**
 * Lists the site's areas: the configured docs folders, the blog, the rest. Areas without entries are left
 * out.
 *
 * @param entries - the listed pages of the site
 * @param settings - the configured areas, and what the others are
 * @param site - the folder that contains `docs`, and the base URL
 */
export function listAreas(
  entries: readonly LoadedPage[],
  { areas, featuredPosts, otherPages, ...site }: HomeSettings,
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): HomeArea[] {
  const posts = entries.filter(({ file }) => file.startsWith('blog/'));
  const sources: AreaSource[] = [
    ...areas.map(({ folder, page, sidebar, featured = [] }) => {
      const folderPath = `docs/${folder}`;
      const { label, description = '' } = readCategory(path.join(siteDir, folderPath));
      const href = page && baseUrl + page;
      return {
        id: folder,
        name: label,
        summary: description,
        href,
        listHref: sidebar && href && `${href}#${ALL_NOTES_ID}`,
        featured: featured.map((name) => `${folderPath}/${name}`),
        entries: entries.filter(({ file }) => file.startsWith(`${folderPath}/`)),
      };
    }),
    {
      id: 'blog',
      name: posts[0]?.area ?? '',
      summary: site.blogDescription,
      href: normalizeUrl([baseUrl, BLOG_PATH]),
      featured: featuredPosts.map((name) => `blog/${name}`),
      entries: posts,
    },
    {
      id: 'about',
      name: otherPages,
      summary: site.otherPagesSummary,
      featured: [],
      entries: entries.filter(({ area }) => area === otherPages),
    },
  ];
  return sources.filter((source) => source.entries.length > 0).map(toArea);
}
