import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  SEARCH_FOLDER,
  type SearchHeadings,
  type SearchNotes,
} from '../../packages/docusaurus-theme-search/src/data.ts';
import { createSearch } from '../../packages/docusaurus-theme-search/src/engine/createSearch.ts';

const GENERATED = '.docusaurus/docusaurus-theme-search/default';

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** The search of a built site as it runs in a browser, with its data. */
export function openBuiltSearch(directory: string) {
  const notes = readJson<SearchNotes>(`${GENERATED}/notes.json`);
  const headings = readJson<SearchHeadings>(`${GENERATED}/headings.json`);
  const folder = path.join(directory, SEARCH_FOLDER, headings.edition ?? '');
  const read = <T>(file: string) => Promise.resolve(readJson<T>(path.join(folder, file)));
  return { notes, headings, folder, search: createSearch(notes, headings, read) };
}
