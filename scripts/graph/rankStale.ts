import { type Page, readStrings } from 'mdx-source';
import { readFreshness } from 'notes-lint';
import { SHORT_LIVED } from '../../src/notes/readCheckSettings.ts';

/** A note and how soon it should be checked again. */
export type Due = {
  readonly file: string;
  /** Last day before it's stale. */
  readonly until: string;
  /** Days until it's stale. */
  readonly term: number;
  readonly isStale: boolean;
  /** Notes that link to it. */
  readonly inbound: number;
  /** What it ran on that has a newer release, such as `react@19.2.9 (19.3.0)`. */
  readonly behind: readonly string[];
};

/** How far into its term a note is; higher if many notes link to it or its packages are outdated. */
function weigh(due: Due, today: string): number {
  const left = (Date.parse(due.until) - Date.parse(today)) / 86_400_000;
  const age = Math.max(0, due.term - left) / due.term;
  return age * (1 + due.inbound / 4) * (due.behind.length > 0 ? 2 : 1);
}

/**
 * Ranks notes by the cost of a wrong fact: past their term first, then by age, inbound links, and newer
 * releases of what they ran on.
 *
 * @param inbound - notes that link to a note, by its file
 * @param releases - newer releases, by the entry of `ran` that they outdate
 * @param today - `YYYY-MM-DD`
 */
export function rankStale(
  notes: readonly Page[],
  inbound: ReadonlyMap<string, number>,
  releases: ReadonlyMap<string, string>,
  today: string,
): Due[] {
  const due = notes.flatMap(({ file, frontMatter }): Due[] => {
    const freshness = readFreshness(file, frontMatter, today, SHORT_LIVED);
    if (!freshness) return [];
    const ran = readStrings(frontMatter['ran']).filter((entry) => releases.has(entry));
    const behind = ran.map((entry) => `${entry} (${releases.get(entry)})`);
    return [{ file, ...freshness, inbound: inbound.get(file) ?? 0, behind }];
  });
  return due.sort(
    (a, b) => Number(b.isStale) - Number(a.isStale) || weigh(b, today) - weigh(a, today),
  );
}
