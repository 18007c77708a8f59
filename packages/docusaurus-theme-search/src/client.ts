/** What pages import from the theme. */
export { default as NoteFilters } from './components/NoteFilters';
export { default as SearchField } from './components/SearchField';
export { loadNotes } from './loadData';
export { default as loadSearch } from './components/SearchField/loadDialog';
export type { SearchNotes } from './data';
export {
  FILTERS,
  matchesFilters,
  type SelectedFilters,
  type Filter,
} from './engine/filters';
