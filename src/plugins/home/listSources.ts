import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { Joi } from '@docusaurus/utils-validation';

import { compareNotes, type History } from '../../notes/index.ts';
import type { AreaSource, Candidate } from './buildHome.ts';

/** What the docs and the blog plugin have loaded. */
export type LoadedNotes = {
  readonly docs: LoadedContent;
  readonly blog: BlogContent;
  readonly pages: readonly Page[];
};

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];
type FrontMatter = Record<string, unknown>;
type Page = {
  readonly type: string;
  readonly permalink: string;
  readonly source: string;
  readonly frontMatter: FrontMatter;
};

type Category = { label: string; description: string };

const categorySchema = Joi.object<Category>({
  label: Joi.string().required(),
  description: Joi.string().required(),
}).unknown();

function toCandidate(
  entry: { title: string; permalink: string; source: string; frontMatter: FrontMatter },
  history: History,
): Candidate {
  const { title, permalink, source, frontMatter } = entry;
  const changed = history.get(source.replace(/^@site\//, ''))?.date;
  const { lang } = frontMatter;
  return {
    title,
    href: permalink,
    lang: typeof lang === 'string' ? lang : undefined,
    changed,
  };
}

function readCategory(siteDir: string, folder: string) {
  const file = path.posix.join('docs', folder, '_category_.json');
  const written: unknown = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const checked = categorySchema.validate(written);
  if (!checked.error) return checked.value;
  throw new Error(
    `${file}: ${checked.error.message}. An area of the home page has a label and a description there: { "label": "Tech notes", "description": "What a reader finds." }`,
  );
}

function listArea(
  { docs, siteDir, history }: { docs: Doc[]; siteDir: string; history: History },
  folder: string,
): AreaSource {
  const { label, description } = readCategory(siteDir, folder);
  const own = docs.filter(({ id }) => id.startsWith(`${folder}/`));
  const first = own.find(
    ({ id }) => id === `${folder}/index` || id === `${folder}/intro`,
  );
  const inOrder = own
    .map((doc) => ({ doc, name: doc.id, place: doc.sidebarPosition }))
    .sort(compareNotes);
  return {
    id: folder,
    name: label,
    line: description,
    href: (first ?? inOrder[0]?.doc)?.permalink,
    entries: own.map((doc) => toCandidate(doc, history)),
  };
}

function listBlog({ blogPosts, blogListPaginated }: BlogContent, history: History) {
  const list = blogListPaginated[0]?.metadata;
  return {
    id: 'blog',
    name: list?.blogTitle ?? '',
    line: list?.blogDescription ?? '',
    href: list?.permalink,
    entries: blogPosts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(({ metadata }) => toCandidate(metadata, history)),
  };
}

/** What stands in no folder: the introduction, and pages of their own. */
function listRest(docs: readonly Doc[], pages: readonly Page[], history: History) {
  const own = pages
    .filter(({ type, frontMatter }) => type === 'mdx' && !frontMatter['unlisted'])
    .map((page) => {
      const { title } = page.frontMatter;
      return { ...page, title: typeof title === 'string' ? title : '' };
    });
  return {
    id: 'about',
    name: 'About this site',
    line: 'How to read these notes, and what they are made with.',
    entries: [...docs.filter(({ id }) => !id.includes('/')), ...own].map((entry) =>
      toCandidate(entry, history),
    ),
  };
}

/**
 * Lists the areas of the site with all their entries: the named folders of the docs, the blog, the rest.
 *
 * @param notes - what the docs and the blog plugin have loaded
 * @param folders - folders below `docs`, in the order of the page
 * @param place - where `docs` lies, and when its files last changed
 */
export function listSources(
  { docs, blog, pages }: LoadedNotes,
  folders: readonly string[],
  place: { readonly siteDir: string; readonly history: History },
): AreaSource[] {
  const listed = (docs.loadedVersions[0]?.docs ?? []).filter(({ unlisted }) => !unlisted);
  return [
    ...folders.map((folder) => listArea({ docs: listed, ...place }, folder)),
    listBlog(blog, place.history),
    listRest(listed, pages, place.history),
  ];
}
