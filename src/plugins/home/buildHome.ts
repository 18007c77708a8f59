import type { HomeArea, HomeChange, HomeData, HomeEntry } from './data.ts';

/** What the home page must know of a note or post. */
export type Candidate = HomeEntry & {
  /** Growth stage, as the front matter has it. */
  readonly status?: string | undefined;
  /** Whether the entry is itself a list of others. */
  readonly isIndex: boolean;
  /** Day of the last change, else of the last check; empty where neither is known. */
  readonly date: string;
  /** Day of the last change, where the history is known. */
  readonly changed?: string | undefined;
};

/** An area before its entries are chosen. */
export type AreaSource = Pick<HomeArea, 'id' | 'name' | 'line' | 'href'> & {
  readonly entries: readonly Candidate[];
};

const RIPENESS = ['evergreen', 'budding', 'seedling'];

function rank({ status = '' }: Candidate): number {
  const index = RIPENESS.indexOf(status);
  return index < 0 ? RIPENESS.length : index;
}

function toEntry({ title, href, lang }: Candidate): HomeEntry {
  return { title, href, ...(lang && { lang }) };
}

function chooseBest(entries: readonly Candidate[], limit: number): HomeEntry[] {
  return entries
    .filter(({ isIndex }) => !isIndex)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        b.date.localeCompare(a.date) ||
        a.title.localeCompare(b.title),
    )
    .slice(0, limit)
    .map(toEntry);
}

function listChanges(areas: readonly AreaSource[], limit: number): HomeChange[] {
  return areas
    .flatMap(({ name, entries }) =>
      entries.flatMap((entry) =>
        entry.changed ? [{ ...toEntry(entry), date: entry.changed, area: name }] : [],
      ),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
    .slice(0, limit);
}

/**
 * Chooses what the home page shows. Areas without an entry are left out.
 *
 * @param sources - the areas with all their entries, in the order of the page
 * @param limits - how many entries an area shows, and how many changes the page shows
 * @returns the data of the page
 */
export function buildHome(
  sources: readonly AreaSource[],
  limits: { readonly best: number; readonly changes: number },
): HomeData {
  const filled = sources.filter(({ entries }) => entries.length > 0);
  return {
    areas: filled.map(({ id, name, line, href, entries }) => ({
      id,
      name,
      line,
      ...(href && { href }),
      count: entries.length,
      best: chooseBest(entries, limits.best),
    })),
    changes: listChanges(filled, limits.changes),
  };
}
