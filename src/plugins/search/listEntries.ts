import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { languageOf } from '../../notes/index.ts';

/** A note, page or post as its plugin loaded it. */
export type Entry = {
  /** Address with the base path. */
  readonly permalink: string;
  readonly title: string;
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Name of the part of the site that it belongs to. */
  readonly area: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** What of a loaded note is read; the pages plugin gives the title in its front matter alone. */
type Loaded = {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string | undefined;
  readonly unlisted?: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** What stands in no area: the introduction, pages of their own. */
const OWN_PAGES = 'About this site';

function toEntry({ permalink, source, title, frontMatter }: Loaded, area: string): Entry {
  const own = frontMatter['title'];
  return {
    permalink,
    title: title ?? (typeof own === 'string' ? own : permalink),
    file: source.replace(/^@site\//, ''),
    area,
    frontMatter,
  };
}

/** The label of the folder that a note lies in, directly below `docs`. */
function nameArea(siteDir: string, file: string): string {
  const [folder = '', ...rest] = path.posix.relative('docs', file).split('/');
  if (rest.length === 0) return OWN_PAGES;
  const category = path.join(siteDir, 'docs', folder, '_category_.json');
  if (!existsSync(category)) return folder;
  const { label } = JSON.parse(readFileSync(category, 'utf8')) as { label?: string };
  return label ?? folder;
}

function listDocs(content: DocsContent, siteDir: string): Entry[] {
  const { docs } =
    content.loadedVersions.find(({ isLast }) => isLast) ??
    content.loadedVersions[0] ??
    {};
  return (docs ?? []).map((doc) =>
    toEntry(doc, nameArea(siteDir, doc.source.replace(/^@site\//, ''))),
  );
}

function listPosts({ blogPosts, blogListPaginated }: BlogContent): Entry[] {
  const name = blogListPaginated[0]?.metadata.blogTitle ?? 'Blog';
  return blogPosts.map(({ metadata }) => toEntry(metadata, name));
}

function listPages(pages: readonly (Loaded & { readonly type: string })[]): Entry[] {
  return pages
    .filter(({ type }) => type === 'mdx')
    .map((page) => toEntry(page, OWN_PAGES));
}

/**
 * Lists what can be found: the notes of the current version, posts and pages, but no drafts and
 * nothing that is unlisted.
 *
 * @param content - what the content plugins loaded
 * @param siteDir - folder of the site
 */
export function listEntries(content: AllContent, siteDir: string): Entry[] {
  const of = <T>(plugin: string) =>
    Object.values(content[`docusaurus-plugin-content-${plugin}`] ?? {}) as T[];
  const all = [
    ...of<DocsContent>('docs').flatMap((docs) => listDocs(docs, siteDir)),
    ...of<BlogContent>('blog').flatMap(listPosts),
    ...of<(Loaded & { type: string })[]>('pages').flatMap(listPages),
  ];
  return all.filter(
    ({ frontMatter }) => !frontMatter['unlisted'] && !frontMatter['draft'],
  );
}

/** Language of an entry where it is not the site's. */
export function languageOfEntry({ frontMatter, title }: Entry): string | undefined {
  const { lang } = frontMatter;
  return typeof lang === 'string' ? lang : languageOf(title);
}
