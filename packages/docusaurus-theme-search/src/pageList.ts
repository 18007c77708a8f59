/** Where the site lists its pages below its `PageFilters`. */
export const PAGE_LIST = '/';

/** Id of the element of that page which contains the list. */
export const PAGE_LIST_ID = 'notes';
