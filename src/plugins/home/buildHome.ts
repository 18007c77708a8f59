import type { HomeArea, HomeChange, HomeData, HomeEntry, HomePick } from './data.ts';

/** How many of the latest changes the page shows. */
const MOST_CHANGES = 6;

/** What the home page must know of a note or post. */
export type Candidate = HomeEntry & {
  /** File, relative to the folder of its area. */
  readonly file: string;
  /** What it answers, in a sentence. */
  readonly line: string;
};

/** An area before its entries are chosen. */
export type AreaSource = Pick<HomeArea, 'id' | 'name' | 'line' | 'href' | 'list'> & {
  /** Files of the entries that a reader is shown first. */
  readonly best: readonly string[];
  readonly entries: readonly Candidate[];
};

const toEntry = ({ title, href, lang }: Candidate): HomeEntry => ({ title, href, lang });

function pickBest({ id, best, entries }: AreaSource): HomePick[] {
  return best.map((file) => {
    const found = entries.find((entry) => entry.file === file);
    if (found) return { ...toEntry(found), line: found.line };
    throw new Error(
      `The home page features ${file} in the area ${id}, but there is no such note. Name another in docusaurus.config.ts, under home.`,
    );
  });
}

const sortByTitle = (entries: readonly HomeEntry[]) =>
  entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));

/**
 * Puts together what the home page shows. Areas without an entry are left out.
 *
 * @param sources - the areas with all their entries, in the order of the page
 * @param changes - of all areas, newest first
 * @returns the data of the page
 * @throws if a note is to be shown first that is not there
 */
export function buildHome(
  sources: readonly AreaSource[],
  changes: readonly HomeChange[],
): HomeData {
  const filled = sources.filter(({ entries }) => entries.length > 0);
  return {
    areas: filled.map((area) => ({
      id: area.id,
      name: area.name,
      line: area.line,
      href: area.href,
      best: pickBest(area),
      count: area.entries.length,
      list: area.list,
      entries:
        area.list || area.entries.length === area.best.length
          ? []
          : sortByTitle(area.entries.map(toEntry)),
    })),
    changes: changes.slice(0, MOST_CHANGES),
  };
}
