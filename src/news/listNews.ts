import type { Entry } from 'mdx-source';
import type { History } from 'notes-lint';

/** A note that is new, or that has changed in substance. */
export type News = {
  readonly entry: Entry;
  /** `YYYY-MM-DD`: the day its author names with the change, else that of its first commit. */
  readonly date: string;
  /** What changed; nothing for a note that is new. */
  readonly what?: string | undefined;
};

const CHANGED = /^(?<date>\d{4}-\d{2}-\d{2}) (?<what>\S.*)$/;

function read(entry: Entry, history: History): News | undefined {
  const { changed, date, kind } = entry.frontMatter;
  const named = typeof changed === 'string' ? CHANGED.exec(changed)?.groups : undefined;
  if (named) return { entry, date: named['date'] ?? '', what: named['what'] };
  const first = kind === 'post' ? date : history.get(entry.file)?.added;
  return typeof first === 'string' ? { entry, date: first } : undefined;
}

/**
 * Lists what is new on the site, newest first; of one day, what was committed last. A commit alone is
 * no news, since most of them correct a comma.
 *
 * @param entries - what is listed on the site
 * @param history - of its files; without one only what authors name is known
 */
export function listNews(entries: readonly Entry[], history: History): News[] {
  const committed = ({ entry }: News) => history.get(entry.file)?.at ?? '';
  return entries
    .flatMap((entry) => read(entry, history) ?? [])
    .toSorted(
      (a, b) =>
        b.date.localeCompare(a.date) ||
        committed(b).localeCompare(committed(a)) ||
        a.entry.title.localeCompare(b.entry.title),
    );
}
