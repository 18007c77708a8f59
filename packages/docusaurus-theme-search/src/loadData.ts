import type { SearchHeadings, SearchNotes } from './data';

/** Loads the metadata of all notes. */
export async function loadNotes(): Promise<SearchNotes> {
  return (await import('@generated/docusaurus-theme-search/default/notes.json')).default;
}

/** Loads the headings of all notes. */
export async function loadHeadings(): Promise<SearchHeadings> {
  return (await import('@generated/docusaurus-theme-search/default/headings.json'))
    .default;
}
