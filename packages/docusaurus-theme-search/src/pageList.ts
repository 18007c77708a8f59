import type { Filter } from './engine/filters.ts';

/** Where the site lists its pages below its `PageFilters`. */
export const PAGE_LIST = '/';

/**
 * Id of the element of that page which contains the list. It's part of links that readers have saved, so it stays;
 * nor is it an option, because every page would load its value.
 */
export const PAGE_LIST_ID = 'notes';

/** URL of the list of pages with this value. */
export const pageListUrl = (filter: Filter, value: string) =>
  `${PAGE_LIST}?${filter}=${encodeURIComponent(value)}#${PAGE_LIST_ID}`;
