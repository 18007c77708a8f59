/** What pages import from the theme. */
export { default as PageFilters } from './components/PageFilters/index.tsx';
export { default as SearchField } from './components/SearchField/index.tsx';
export { loadPages } from './loadData.ts';
export { default as loadSearch } from './components/SearchField/loadSearch.ts';
export type { SearchPages } from './data.ts';
export {
  FILTERS,
  matchesFilters,
  namesOf,
  type SelectedFilters,
} from './engine/filters.ts';
