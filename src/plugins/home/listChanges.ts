import type { LoadedPage } from 'mdx-source';
import { listNews } from '../../notes/listNews.ts';
import type { History } from '../../notes/readHistory.ts';
import type { HomeChange } from '../../components/HomePage/data.ts';
import { summaryOf, toHomeEntry } from './toHomeEntry.ts';

/** Maximum number of recent changes on the page, whose HTML has a limit of 20 KB; phones show the first three. */
const MAX_CHANGES = 5;

/** Lists what's new or changed on the site, newest first. */
export function listChanges(
  pages: readonly LoadedPage[],
  history: History,
): HomeChange[] {
  return listNews(pages, history)
    .slice(0, MAX_CHANGES)
    .map(({ page, date, what = summaryOf(page) }) => ({
      ...toHomeEntry(page),
      date,
      what,
    }));
}
