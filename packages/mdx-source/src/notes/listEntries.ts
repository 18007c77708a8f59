import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { readCategory } from './readCategory.ts';

/** A note, page or post as its plugin loaded it. */
export type Entry = {
  /** Path of the page, base path included. */
  readonly permalink: string;
  readonly title: string;
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Name of the part of the site that contains it. */
  readonly area: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean | undefined;
  /** Of a post, as Docusaurus worked it out: `YYYY-MM-DD`. */
  readonly date?: string | undefined;
};

/** Whether a key is set, as Docusaurus reads it: between quotes, too. */
const isTrue = (value: unknown) => /^true$/i.test(String(value));

/** Whether Docusaurus leaves a page out of a build. */
export function isDraft({ frontMatter }: Pick<Entry, 'frontMatter'>): boolean {
  return isTrue(frontMatter['draft']);
}

/** Whether lists, search and feeds may name an entry: it's neither a draft nor unlisted. */
export function isListed(entry: Pick<Entry, 'frontMatter' | 'unlisted'>): boolean {
  return !entry.unlisted && !isTrue(entry.frontMatter['unlisted']) && !isDraft(entry);
}

/** The properties of a loaded note that are used here. */
type Loaded = Pick<Entry, 'permalink' | 'frontMatter' | 'unlisted'> & {
  readonly source: string;
  readonly title?: string | undefined;
  readonly date?: Date | undefined;
};

/** The label of the folder directly below `docs` that contains a page. */
function nameArea(siteDir: string, file: string, otherPages: string): string {
  const [folder = '', ...rest] = path.posix.relative('docs', file).split('/');
  if (rest.length === 0) return otherPages;
  return readCategory(path.join(siteDir, 'docs', folder)).label;
}

function toEntry(loaded: Loaded, area: (file: string) => string): Entry {
  const { permalink, title, source, frontMatter, unlisted } = loaded;
  const file = source.replace(/^@site\//, '');
  return {
    permalink,
    title: title ?? permalink,
    file,
    area: area(file),
    frontMatter,
    unlisted,
    date: loaded.date?.toISOString().slice(0, 10),
  };
}

/**
 * Lists the posts, the pages, and the notes of the current version.
 *
 * @param content - what the content plugins loaded
 * @param siteDir - folder of the site
 * @param otherPages - area of pages that are neither posts nor in a folder of the docs
 */
export function listEntries(
  content: AllContent,
  siteDir: string,
  otherPages = '',
): Entry[] {
  // A content plugin whose folder doesn't exist loads null.
  const of = <T>(plugin: string) =>
    Object.values(content[`docusaurus-plugin-content-${plugin}`] ?? {}).filter(
      (loaded) => loaded !== null && loaded !== undefined,
    ) as T[];
  const docs = of<DocsContent>('docs').flatMap(({ loadedVersions }) => {
    const version = loadedVersions.find(({ isLast }) => isLast) ?? loadedVersions[0];
    const own: readonly Loaded[] = version?.docs ?? [];
    return own.map((doc) => toEntry(doc, (file) => nameArea(siteDir, file, otherPages)));
  });
  const posts = of<BlogContent>('blog').flatMap(({ blogPosts, blogListPaginated }) => {
    const area = blogListPaginated[0]?.metadata.blogTitle ?? 'Blog';
    return blogPosts.map(({ metadata }) => toEntry(metadata, () => area));
  });
  const pages = of<(Loaded & { readonly type: string })[]>('pages')
    .flat()
    .filter(({ type }) => type === 'mdx')
    .map((page) => toEntry(page, () => otherPages));
  return [...docs, ...posts, ...pages];
}
