import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { History } from 'notes-lint';
import { listEntries, type Entry } from 'mdx-source';
import { compareNotes } from '../../area/area.ts';
import type { AreaSource, Candidate } from './buildHome.ts';
import type { HomeOptions } from './options.ts';

type Category = { label: string; description: string };

const categorySchema = Joi.object<Category>({
  label: Joi.string().required(),
  description: Joi.string().required(),
}).unknown();

function readCategory(siteDir: string, folder: string) {
  const file = path.posix.join('docs', folder, '_category_.json');
  const written: unknown = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const checked = categorySchema.validate(written);
  if (!checked.error) return checked.value;
  throw new Error(
    `${file}: ${checked.error.message}. An area of the home page has a label and a description there: { "label": "Tech notes", "description": "What a reader finds." }`,
  );
}

/** The area's own page, else the note that is first in a sidebar. */
function findFirst(entries: readonly Entry[], folder: string): Entry | undefined {
  const isOwn = new RegExp(`^docs/${folder}/(?:index|intro)\\.mdx?$`);
  const inOrder = entries
    .map((entry) => ({ entry, name: entry.file, place: entry.place }))
    .sort(compareNotes);
  return entries.find(({ file }) => isOwn.test(file)) ?? inOrder[0]?.entry;
}

/**
 * Lists the areas of the site with all their entries: the named folders of the docs, the blog, the rest.
 *
 * @param content - what the content plugins have loaded
 * @param options - folders below `docs`, in the order of the page, and the name for the rest
 * @param place - where `docs` lies, and when its files last changed
 */
export function listSources(
  content: AllContent,
  { areas, otherPages }: HomeOptions,
  { siteDir, history }: { readonly siteDir: string; readonly history: History },
): AreaSource[] {
  const listed = listEntries(content, siteDir, otherPages).filter(
    ({ unlisted }) => !unlisted,
  );
  const toCandidate = ({ title, permalink, file, frontMatter }: Entry): Candidate => {
    const { lang } = frontMatter;
    return {
      title,
      href: permalink,
      lang: typeof lang === 'string' ? lang : undefined,
      changed: history.get(file)?.date,
    };
  };
  const inArea = (name: string) =>
    listed.filter(({ area }) => area === name).map(toCandidate);
  const { blogListPaginated } = content['docusaurus-plugin-content-blog']
    ?.default as BlogContent;
  const blog = blogListPaginated[0]?.metadata;
  return [
    ...areas.map((folder) => {
      const { label, description } = readCategory(siteDir, folder);
      const own = listed.filter(({ file }) => file.startsWith(`docs/${folder}/`));
      const href = findFirst(own, folder)?.permalink;
      const entries = own.map(toCandidate);
      return { id: folder, name: label, line: description, href, entries };
    }),
    {
      id: 'blog',
      name: blog?.blogTitle ?? '',
      line: blog?.blogDescription ?? '',
      href: blog?.permalink,
      entries: inArea(blog?.blogTitle ?? ''),
    },
    {
      id: 'about',
      name: otherPages,
      line: 'How to read these notes, and what they are made with.',
      entries: inArea(otherPages),
    },
  ];
}
