/** What a site's tests need to search its build. */
export { SEARCH_FOLDER, type SearchHeadings, type SearchPages } from './data.ts';
export { anchorOf } from './engine/anchorOf.ts';
export { createSearch } from './engine/createSearch.ts';
export { nearestPages } from './engine/nearestPages.ts';
