/** Where the site lists its pages below its `PageFilters`. */
export const PAGE_LIST = '/';

/** The element of that page which contains the list. */
export const PAGE_LIST_ANCHOR = '#notes';
