import type { HomeArea, HomeChange, HomeData, HomeEntry } from './data.ts';

/** How many of the latest changes the page shows. */
const MOST_CHANGES = 8;

/** What the home page must know of a note or post. */
export type Candidate = HomeEntry & {
  /** Day of the last change, where the history is known. */
  readonly changed?: string | undefined;
};

/** An area before its entries are chosen. */
export type AreaSource = Pick<HomeArea, 'id' | 'name' | 'line' | 'href'> & {
  readonly entries: readonly Candidate[];
};

function toEntry({ title, href, lang }: Candidate): HomeEntry {
  return { title, href, lang };
}

function listEntries(entries: readonly Candidate[], own?: string): HomeEntry[] {
  return entries
    .filter(({ href }) => href !== own)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
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
 * Puts together what the home page shows. Areas without an entry are left out.
 *
 * @param sources - the areas with all their entries, in the order of the page
 * @param most - how many changes the page shows
 * @returns the data of the page
 */
export function buildHome(sources: readonly AreaSource[], most = MOST_CHANGES): HomeData {
  const filled = sources.filter(({ entries }) => entries.length > 0);
  return {
    areas: filled.map(({ entries, ...area }) => ({
      ...area,
      entries: listEntries(entries, area.href),
    })),
    changes: listChanges(filled, most),
  };
}
