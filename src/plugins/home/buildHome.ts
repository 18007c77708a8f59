import type { HomeArea, HomeChange, HomeData, HomeEntry, HomePick } from './data.ts';

/** Maximum number of recent changes on the page. */
const MOST_CHANGES = 6;

/** What the home page needs to know about a note or post. */
export type Candidate = HomeEntry & {
  /** Its file, relative to its area's folder. */
  readonly file: string;
  /** One sentence that says what it answers. */
  readonly line: string;
};

/** An area before its entries are selected. */
export type AreaSource = Pick<HomeArea, 'id' | 'name' | 'line' | 'href' | 'list'> & {
  /** Files of the featured entries. */
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
 * Builds the home page's data. Areas without entries are left out.
 *
 * @param sources - the areas with all their entries, in page order
 * @param changes - changes in all areas, newest first
 * @returns the page's data
 * @throws if a featured note doesn't exist
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
