import type { LoadedPage } from 'mdx-source';
import type { History } from './readHistory.ts';

/** A note that's new or has changed in substance. */
export type News = {
  readonly page: LoadedPage;
  /** `YYYY-MM-DD`: the date that the author gave the change, otherwise that of the first commit. */
  readonly date: string;
  /** What changed; absent for a new note. */
  readonly what?: string | undefined;
};

const CHANGED = /^(?<date>\d{4}-\d{2}-\d{2}) (?<what>\S.*)$/;

function read(page: LoadedPage, history: History): News | undefined {
  const { changed } = page.frontMatter;
  const named = typeof changed === 'string' ? CHANGED.exec(changed)?.groups : undefined;
  if (named) return { page, date: named['date'] ?? '', what: named['what'] };
  const date = page.date ?? history.get(page.file)?.added;
  return date === undefined ? undefined : { page, date };
}

/**
 * Lists what's new on the site, newest first; within a day, the latest commit comes first. A commit
 * alone isn't news, because most commits only fix a comma.
 *
 * @param pages - the listed pages of the site
 * @param history - the Git history of their files; if it's empty, only dates from authors are known
 */
export function listNews(pages: readonly LoadedPage[], history: History): News[] {
  const committed = ({ page }: News) => history.get(page.file)?.at ?? '';
  return pages
    .flatMap((page) => read(page, history) ?? [])
    .toSorted(
      (a, b) =>
        b.date.localeCompare(a.date) ||
        committed(b).localeCompare(committed(a)) ||
        a.page.title.localeCompare(b.page.title),
    );
}
