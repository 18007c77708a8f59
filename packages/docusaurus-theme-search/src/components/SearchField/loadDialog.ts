import { loadHeadings, loadNotes } from '../../loadData';

/** Loads the dialog, and in parallel the data that it will need, to save a round trip. */
export default function loadDialog() {
  void Promise.allSettled([loadNotes(), loadHeadings()]);
  return import('../SearchDialog');
}
