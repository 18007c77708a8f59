import { SEARCH_FOLDER } from '../../data.ts';
import { createSearch } from '../../engine/createSearch.ts';
import type { ReadFile } from '../../engine/textIndex.ts';
import { loadHeadings, loadPages } from '../../loadData.ts';

async function open(baseUrl: string) {
  const [pages, headings] = await Promise.all([loadPages(), loadHeadings()]);
  const folder = `${baseUrl}${SEARCH_FOLDER}/${headings.hash ?? ''}`;
  const read: ReadFile = async <T>(file: string) => {
    const response = await fetch(`${folder}/${file}`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response.json() as Promise<T>;
  };
  return {
    pages,
    /** The heading of a page's section; none for what comes before the headings, section 0. */
    headingOf: (page: number, section: number) => headings.headings[page]?.[section - 1],
    search: createSearch(pages, headings, read),
    /** Whether full-text search is available; it isn't under `npm start`. */
    hasText: headings.hash !== undefined,
    read,
  };
}

/** A search that is ready for queries. */
export type OpenSearch = Awaited<ReturnType<typeof open>>;

let opened: Promise<OpenSearch> | undefined;

/**
 * Loads what the search needs, once per visit; after an error, the next call tries again.
 */
export function openSearch(baseUrl: string): Promise<OpenSearch> {
  opened ??= open(baseUrl).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
