import path from 'node:path';

import type { History } from 'notes-lint';
import { readCategory, readText, type Entry } from 'mdx-source';
import { compareNotes } from '../../area/area.ts';
import { listNews } from '../../news/listNews.ts';
import type { HomeArea, HomeChange, HomeEntry } from './data.ts';

/** Maximum number of recent changes on the page. */
const MOST_CHANGES = 6;

/** Options of the home page plugin. */
export type HomeOptions = {
  /** Folders below `docs`, in page order, each with its featured notes, relative to it. */
  readonly areas: readonly {
    readonly folder: string;
    readonly best: readonly string[];
  }[];
  /** Files of the featured posts, relative to the blog's folder. */
  readonly bestPosts: readonly string[];
  /** Name of the area for pages that are in no other area. */
  readonly otherPages: string;
};

/** An area before its featured entries are looked up. */
export type AreaSource = Pick<HomeArea, 'id' | 'name' | 'line' | 'href' | 'list'> & {
  /** Files of the featured entries. */
  readonly best: readonly string[];
  readonly entries: readonly Entry[];
};

const toEntry = ({ title, permalink, frontMatter }: Entry): HomeEntry => ({
  title,
  href: permalink,
  lang: readText(frontMatter['lang']),
});

/** One sentence that says what a note answers. */
const lineOf = ({ frontMatter }: Entry) => readText(frontMatter['description']) ?? '';

/**
 * The area as the page shows it.
 *
 * @throws Error if a featured entry doesn't exist
 */
export function toArea({ best: files, entries, ...area }: AreaSource): HomeArea {
  const best = files.map((name) => {
    const entry = entries.find(({ file }) => file === name);
    if (entry) return { ...toEntry(entry), line: lineOf(entry) };
    throw new Error(
      `The home page features ${name} in the area ${area.id}, but there is no such note. Name another in docusaurus.config.ts, under home.`,
    );
  });
  const isListed = area.list !== undefined || entries.length === best.length;
  const byTitle = entries
    .map(toEntry)
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  return { ...area, best, count: entries.length, entries: isListed ? [] : byTitle };
}

/** The area's index page, where `src/components/AreaNotes` lists all of its notes at the end. */
function findList(entries: readonly Entry[], folder: string): string | undefined {
  const isIndex = new RegExp(`^${folder}/index\\.mdx?$`);
  const index = entries.find(({ file }) => isIndex.test(file));
  return index && `${index.permalink}#all-notes`;
}

/** The area's own page, or otherwise the note that comes first in a sidebar. */
function findFirst(entries: readonly Entry[], folder: string): Entry | undefined {
  const isOwn = new RegExp(`^${folder}/(?:index|intro)\\.mdx?$`);
  const inOrder = entries
    .map((entry) => ({ entry, name: entry.file, place: entry.place }))
    .sort(compareNotes);
  return entries.find(({ file }) => isOwn.test(file)) ?? inOrder[0]?.entry;
}

/** Lists what's new or changed on the site, newest first. */
export function listChanges(entries: readonly Entry[], history: History): HomeChange[] {
  return listNews(entries, history)
    .slice(0, MOST_CHANGES)
    .map(({ entry, date, what = lineOf(entry) }) => ({ ...toEntry(entry), date, what }));
}

/**
 * Lists the site's areas: the configured docs folders, the blog, the rest. Areas without entries are left
 * out.
 *
 * @param entries - the listed pages of the site
 * @param options - folders below `docs`, in page order, and the name for the rest
 * @param siteDir - the folder that contains `docs`
 * @param blog - the blog's metadata
 */
export function listAreas(
  entries: readonly Entry[],
  { areas, bestPosts, otherPages }: HomeOptions,
  siteDir: string,
  blog: Pick<HomeArea, 'name' | 'line' | 'href'>,
): HomeArea[] {
  const inArea = (name: string) => entries.filter(({ area }) => area === name);
  const sources: AreaSource[] = [
    ...areas.map(({ folder, best }) => {
      const place = `docs/${folder}`;
      const { label = folder, description = '' } = readCategory(
        path.join(siteDir, place),
      );
      const own = entries.filter(({ file }) => file.startsWith(`${place}/`));
      return {
        id: folder,
        name: label,
        line: description,
        href: findFirst(own, place)?.permalink,
        list: findList(own, place),
        best: best.map((name) => `${place}/${name}`),
        entries: own,
      };
    }),
    {
      ...blog,
      id: 'blog',
      best: bestPosts.map((name) => `blog/${name}`),
      entries: inArea(blog.name),
    },
    {
      id: 'about',
      name: otherPages,
      line: 'How to read these notes, and what they are made with.',
      best: [],
      entries: inArea(otherPages),
    },
  ];
  return sources.filter((source) => source.entries.length > 0).map(toArea);
}
