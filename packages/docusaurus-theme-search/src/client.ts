/** What pages import from the theme. */
export { default as PageFilters } from './components/PageFilters';
export { default as SearchField } from './components/SearchField';
export { loadPages } from './loadData';
export { default as loadSearch } from './components/SearchField/loadSearch';
export type { SearchPages } from './data';
export { FILTERS, matchesFilters, namesOf, type SelectedFilters } from './engine/filters';
