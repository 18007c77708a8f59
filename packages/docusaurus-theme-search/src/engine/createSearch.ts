import type { SearchHeadings, SearchNotes } from '../data.ts';
import { rank, type Hit } from './rank.ts';
import { createTextIndex, type ReadFile } from './textIndex.ts';
import { RUN, tokenize } from './tokenize.ts';
import { createTitleIndex } from './titleIndex.ts';

/** What was found with the text. */
export type FullHits = {
  readonly hits: readonly Hit[];
  /** Words of the query, as typed, that no text has and others were taken for. */
  readonly mistyped: readonly string[];
};

/** What was found for a query. */
export type Found = {
  /** At once: by title, topics and headings. */
  readonly first: readonly Hit[];
  /** With the text: loads what it needs of the index; without an index as `first`. */
  readonly full: () => Promise<FullHits>;
};

/** Answers queries. */
export type Search = (query: string) => Found;

/** Below this part of the best one's score a note is no answer to the query. */
const WORST = 0.3;

function cut(hits: readonly Hit[]): Hit[] {
  const best = hits[0]?.score ?? 0;
  return hits.filter(({ score }) => score >= best * WORST);
}

/**
 * Makes the search.
 *
 * @param notes - all notes
 * @param headings - of each of them
 * @param read - reads a file of the text's index
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
