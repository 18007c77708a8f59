import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { readCategory } from './readCategory.ts';

/** A doc, post or page as its plugin loaded it. */
export type LoadedPage = {
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
export function isDraft({ frontMatter }: Pick<LoadedPage, 'frontMatter'>): boolean {
  return isTrue(frontMatter['draft']);
}

/** Whether lists, search and feeds may name a page: it's neither a draft nor unlisted. */
export function isListed(page: Pick<LoadedPage, 'frontMatter' | 'unlisted'>): boolean {
  return !page.unlisted && !isTrue(page.frontMatter['unlisted']) && !isDraft(page);
}

/** What the plugins have in common. */
type Metadata = Pick<LoadedPage, 'permalink' | 'frontMatter' | 'unlisted'> & {
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

function toLoadedPage(metadata: Metadata, area: (file: string) => string): LoadedPage {
  const { permalink, title, source, frontMatter, unlisted } = metadata;
  const file = source.replace(/^@site\//, '');
  return {
    permalink,
    title: title ?? permalink,
    file,
    area: area(file),
    frontMatter,
    unlisted,
    date: metadata.date?.toISOString().slice(0, 10),
  };
}

/**
 * Lists the posts, the pages, and the docs of the current version.
 *
 * @param content - what the content plugins loaded
 * @param siteDir - the site's folder
 * @param otherPages - area of pages that are neither posts nor in a folder of the docs
 */
export function listPages(
  content: AllContent,
  siteDir: string,
  otherPages = '',
): LoadedPage[] {
  // A content plugin whose folder doesn't exist loads null.
  const contentOf = <T>(plugin: string) =>
    Object.values(content[`docusaurus-plugin-content-${plugin}`] ?? {}).filter(
      Boolean,
    ) as T[];
  const docs = contentOf<DocsContent>('docs').flatMap(({ loadedVersions }) => {
    const version = loadedVersions.find(({ isLast }) => isLast) ?? loadedVersions[0];
    const currentDocs: readonly Metadata[] = version?.docs ?? [];
    return currentDocs.map((doc) =>
      toLoadedPage(doc, (file) => nameArea(siteDir, file, otherPages)),
    );
  });
  const posts = contentOf<BlogContent>('blog').flatMap(
    ({ blogPosts, blogListPaginated }) => {
      const area = blogListPaginated[0]?.metadata.blogTitle ?? 'Blog';
      return blogPosts.map(({ metadata }) => toLoadedPage(metadata, () => area));
    },
  );
  const pages = contentOf<(Metadata & { readonly type: string })[]>('pages')
    .flat()
    .filter(({ type }) => type === 'mdx')
    .map((page) => toLoadedPage(page, () => otherPages));
  return [...docs, ...posts, ...pages];
}
