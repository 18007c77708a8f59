import type { Page } from 'mdx-source';
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
};

/** How far into its term a note is; higher if many notes link to it. */
function weigh(due: Due, today: string): number {
  const left = (Date.parse(due.until) - Date.parse(today)) / 86_400_000;
  const age = Math.max(0, due.term - left) / due.term;
  return age * (1 + due.inbound / 4);
}

/**
 * Ranks notes by the cost of a wrong fact: past their term first, then by age and inbound links.
 *
 * @param graph - the notes that link to a note, by its file
 * @param today - `YYYY-MM-DD`
 */
export function rankStale(
  notes: readonly Page[],
  graph: ReadonlyMap<string, { readonly linkedFrom: readonly unknown[] }>,
  today: string,
): Due[] {
  const due = notes.flatMap(({ file, frontMatter }): Due[] => {
    const freshness = readFreshness(file, frontMatter, today, SHORT_LIVED);
    if (!freshness) return [];
    return [{ file, ...freshness, inbound: graph.get(file)?.linkedFrom.length ?? 0 }];
  });
  return due.sort(
    (a, b) => Number(b.isStale) - Number(a.isStale) || weigh(b, today) - weigh(a, today),
  );
}
