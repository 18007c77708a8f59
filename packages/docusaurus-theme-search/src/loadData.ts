import type { SearchHeadings, SearchPages } from './data.ts';

/** Loads the metadata of all pages. */
export async function loadPages(): Promise<SearchPages> {
  return (await import('@generated/docusaurus-theme-search/default/pages.json')).default;
}

/** Loads the headings of all pages. */
export async function loadHeadings(): Promise<SearchHeadings> {
  return (await import('@generated/docusaurus-theme-search/default/headings.json'))
    .default;
}
