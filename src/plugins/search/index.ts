import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readNotes, readSections } from '../../notes/index.ts';
import { buildIndex, listNotes } from './buildIndex.ts';
import { SEARCH_FOLDER } from './data.ts';
import { listEntries, type Entry } from './listEntries.ts';

function readEntries(entries: readonly Entry[], siteDir: string) {
  return entries.map(({ file }) =>
    readNotes(siteDir, [file]).flatMap(({ tree }) => readSections(tree)),
  );
}

/**
 * Makes what search, the 404 page and the filters of the home page load: facts and headings of all
 * notes, which the bundler takes, and the index of their text, which is loaded part by part. In
 * `npm start` there are the facts only, so that an edit need not read all notes again.
 */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  let edition = '';
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const entries = listEntries(allContent, siteDir);
      const write = (name: string, data: object) =>
        actions.createData(`${name}.json`, data);
      if (process.env.NODE_ENV !== 'production') {
        await write('notes', listNotes(entries, baseUrl));
        await write('headings', { parts: [], headings: entries.map(() => []) });
        return;
      }
      const index = buildIndex(entries, readEntries(entries, siteDir), baseUrl);
      files = index.files;
      edition = index.headings.edition ?? '';
      await write('notes', index.notes);
      await write('headings', index.headings);
    },
    async postBuild({ outDir }) {
      const folder = path.join(outDir, SEARCH_FOLDER, edition);
      await mkdir(folder, { recursive: true });
      await Promise.all(
        [...files].map(([name, content]) => writeFile(path.join(folder, name), content)),
      );
    },
  };
}
