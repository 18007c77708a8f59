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

/** An area before its featured pages are looked up. */
export type AreaSource = Omit<HomeArea, 'count' | 'entries' | 'featured'> & {
  /** Files of the featured pages. */
  readonly featured: readonly string[];
  readonly pages: readonly LoadedPage[];
};

/**
 * The area as the page shows it.
 *
 * @throws Error if a featured page doesn't exist
 */
export function toArea({ featured: files, pages, ...area }: AreaSource): HomeArea {
  const featured = files.map((name) => {
    const page = pages.find(({ file }) => file === name);
    if (page) return { ...toHomeEntry(page), summary: summaryOf(page) };
    throw new Error(
      `The home page features ${name} in the area ${area.id}, but there is no such note. Name another in src/notes/areas.ts.`,
    );
  });
  const byTitle = pages
    .filter(({ file }) => !files.includes(file))
    .map(toHomeEntry)
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  return {
    ...area,
    featured,
    count: pages.length,
    entries: area.listHref ? [] : byTitle,
  };
}

type Place = Pick<LoadContext, 'siteDir' | 'baseUrl'>;

/** A docs folder; an area with a sidebar has a page that lists its notes. */
function toSource(
  { folder, page, sidebar, featured = [] }: Area,
  pages: readonly LoadedPage[],
  { siteDir, baseUrl }: Place,
): AreaSource {
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
    pages: pages.filter(({ file }) => file.startsWith(`${folderPath}/`)),
  };
}

/**
 * Lists the site's areas: the configured docs folders, the blog, the rest. Areas without pages are left
 * out.
 *
 * @param pages - the listed pages of the site
 * @param settings - the configured areas, and what the others are
 * @param place - the folder that contains `docs`, and the base URL
 */
export function listAreas(
  pages: readonly LoadedPage[],
  { areas, featuredPosts, otherPages, ...site }: HomeSettings,
  place: Place,
): HomeArea[] {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const sources: AreaSource[] = [
    ...areas.map((area) => toSource(area, pages, place)),
    {
      id: 'blog',
      name: posts[0]?.area ?? '',
      summary: site.blogDescription,
      href: normalizeUrl([place.baseUrl, BLOG_PATH]),
      featured: featuredPosts.map((name) => `blog/${name}`),
      pages: posts,
    },
    {
      id: 'about',
      name: otherPages,
      summary: site.otherPagesSummary,
      featured: [],
      pages: pages.filter(({ area }) => area === otherPages),
    },
  ];
  return sources.filter((source) => source.pages.length > 0).map(toArea);
}
