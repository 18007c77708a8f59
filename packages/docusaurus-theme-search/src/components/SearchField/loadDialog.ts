import { loadHeadings, loadNotes } from './loadData';

/** Loads the dialog, and beside it what it will ask for: on a slow line one wait is enough. */
export default function loadDialog() {
  void Promise.allSettled([loadNotes(), loadHeadings()]);
  return import('../SearchDialog');
}
