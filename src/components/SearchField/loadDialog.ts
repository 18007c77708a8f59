import { loadHeadings, loadNotes } from './loadData';

const quiet = () => undefined;

/** Loads the dialog, and beside it what it will ask for: on a slow line one wait is enough. */
export default function loadDialog() {
  loadNotes().catch(quiet);
  loadHeadings().catch(quiet);
  return import('../SearchDialog');
}
