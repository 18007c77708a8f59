import { loadHeadings, loadPages } from '../../loadData.ts';

/** Loads the dialog, and in parallel the data that it will need, to save a round trip. */
export default function loadSearch() {
  void Promise.allSettled([loadPages(), loadHeadings()]);
  return import('../SearchDialog/index.tsx');
}
