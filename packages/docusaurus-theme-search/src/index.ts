import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';

import { isListed, listPages, readPage, readSections } from 'mdx-source';
import { buildIndex, type SearchIndex } from './indexer/buildIndex.ts';
import { SEARCH_FOLDER, type SearchPages } from './data.ts';

/** Options of the theme. */
export type Options = {
  /** The area of pages that are neither posts nor in a folder of the docs. */
  readonly otherPages: string;
  /** Names of kinds for readers, if those of the front matter aren't. */
  readonly kinds: Readonly<Record<string, string>>;
};

const schema = Joi.object<Options>({
  otherPages: Joi.string().default('Pages'),
  kinds: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
});

/** Names an option that doesn't exist, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}

/**
 * Generates what the search, `NearestPages` and `PageFilters` load: metadata and
 * headings of all pages, which go into the bundle, and the text index, which is loaded in
 * parts. Under `npm start` there is only the metadata, so that an edit doesn't re-read
 * every page.
 */
export default function searchTheme(
  { siteDir, baseUrl }: LoadContext,
  { otherPages, kinds }: Options,
): Plugin {
  let index: SearchIndex | undefined;
  return {
    name: 'docusaurus-theme-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent, actions }) {
      const loaded = listPages(allContent, siteDir, otherPages).filter(isListed);
      const indexed = process.env.NODE_ENV === 'production' ? loaded : [];
      const sections = indexed.map(({ file }) =>
        readSections(readPage(siteDir, file).tree),
      );
      index = buildIndex(loaded, sections, baseUrl);
      await actions.createData('pages.json', {
        ...index.pages,
        kinds: Object.entries(kinds),
      } satisfies SearchPages);
      await actions.createData('headings.json', index.headings);
    },
    async postBuild({ outDir }) {
      const { headings, files = [] } = index ?? {};
      const folder = path.join(outDir, SEARCH_FOLDER, headings?.hash ?? '');
      await Promise.all(
        [...files].map(([name, content]) => generate(folder, name, content)),
      );
    },
  };
}
