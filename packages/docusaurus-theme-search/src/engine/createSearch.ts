import type { SearchHeadings, SearchNotes } from '../data.ts';
import { rank, type Hit } from './rank.ts';
import { createTextIndex, type ReadFile } from './textIndex.ts';
import { RUN, tokenize } from './tokenize.ts';
import { createTitleIndex } from './titleIndex.ts';

/** The results of a full-text search. */
export type FullHits = {
  readonly hits: readonly Hit[];
  /**
   * Words of the query, as typed, that no text contains, so that similar words were
   * searched for.
   */
  readonly mistyped: readonly string[];
};

/** The results for a query. */
export type Found = {
  /** Available immediately: matches in titles, topics and headings. */
  readonly first: readonly Hit[];
  /**
   * Includes the text; loads the parts of the index it needs. Without an index, the same
   * as `first`.
   */
  readonly full: () => Promise<FullHits>;
};

/** Searches for a query. */
export type Search = (query: string) => Found;

/** Notes that score below this fraction of the best score are dropped. */
const WORST = 0.3;

function cut(hits: readonly Hit[]): Hit[] {
  const best = hits[0]?.score ?? 0;
  return hits.filter(({ score }) => score >= best * WORST);
}

/**
 * Creates the search.
 *
 * @param notes - all notes
 * @param headings - the headings of each note
 * @param read - reads a file of the text index
 */
export function createSearch(
  notes: SearchNotes,
  headings: SearchHeadings,
  read: ReadFile,
): Search {
  const byTitle = createTitleIndex(notes, headings);
  const byText = headings.edition ? createTextIndex(headings, read) : undefined;
  return (query) => {
    const first = cut(rank(byTitle(query)));
    const full = async () => {
      if (!byText) return { hits: first, mistyped: [] };
      const { hits, facts } = await byText(query);
      const all = cut(rank(byTitle(query, facts), hits));
      const isMistyped = (run: string) =>
        tokenize(run).some((word) => facts.get(word)?.isMistyped);
      return { hits: all, mistyped: (query.match(RUN) ?? []).filter(isMistyped) };
    };
    return { first, full };
  };
}
