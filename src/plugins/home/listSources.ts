import path from 'node:path';

import type { History } from 'notes-lint';
import { readCategory, readText, type Entry } from 'mdx-source';
import { compareNotes } from '../../area/area.ts';
import { listNews } from '../../news/listNews.ts';
import type { AreaSource, Candidate } from './buildHome.ts';
import type { HomeChange } from './data.ts';

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

/** The area's index page, where `src/components/AreaNotes` lists all of its notes at the end. */
function findList(entries: readonly Entry[], folder: string): string | undefined {
  const index = entries.find(({ file }) =>
    /^index\.mdx?$/.test(path.posix.relative(folder, file)),
  );
  return index && `${index.permalink}#all-notes`;
}

/** The area's own page, or otherwise the note that comes first in a sidebar. */
function findFirst(entries: readonly Entry[], folder: string): Entry | undefined {
  const isOwn = new RegExp(`^docs/${folder}/(?:index|intro)\\.mdx?$`);
  const inOrder = entries
    .map((entry) => ({ entry, name: entry.file, place: entry.place }))
    .sort(compareNotes);
  return entries.find(({ file }) => isOwn.test(file)) ?? inOrder[0]?.entry;
}

/** A listed page, with its file relative to its area's folder. */
function toCandidate(
  { title, permalink, file, frontMatter }: Entry,
  folder: string,
): Candidate {
  return {
    title,
    href: permalink,
    file: path.posix.relative(folder, file),
    line: readText(frontMatter['description']) ?? '',
    lang: readText(frontMatter['lang']),
  };
}

/** Lists what's new or changed on the site, as shown on the home page. */
export function listChanges(entries: readonly Entry[], history: History): HomeChange[] {
  return listNews(entries, history).map(({ entry, date, what }) => ({
    title: entry.title,
    href: entry.permalink,
    lang: readText(entry.frontMatter['lang']),
    date,
    what: what ?? readText(entry.frontMatter['description']) ?? '',
  }));
}

/**
 * Lists the site's areas with all their entries: the configured docs folders, the blog, the rest.
 *
 * @param entries - the listed pages of the site
 * @param options - folders below `docs`, in page order, and the name for the rest
 * @param siteDir - the folder that contains `docs`
 * @param blog - the blog's metadata
 */
export function listSources(
  entries: readonly Entry[],
  { areas, bestPosts, otherPages }: HomeOptions,
  siteDir: string,
  blog: { readonly title: string; readonly line: string; readonly href: string },
): AreaSource[] {
  const inArea = (name: string, folder: string) =>
    entries
      .filter(({ area }) => area === name)
      .map((entry) => toCandidate(entry, folder));
  return [
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
        href: findFirst(own, folder)?.permalink,
        list: findList(own, place),
        best,
        entries: own.map((entry) => toCandidate(entry, place)),
      };
    }),
    {
      id: 'blog',
      name: blog.title,
      line: blog.line,
      href: blog.href,
      best: bestPosts,
      entries: inArea(blog.title, 'blog'),
    },
    {
      id: 'about',
      name: otherPages,
      line: 'How to read these notes, and what they are made with.',
      best: [],
      entries: inArea(otherPages, 'docs'),
    },
  ];
}
