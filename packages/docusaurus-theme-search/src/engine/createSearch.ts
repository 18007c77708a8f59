import type { SearchHeadings, SearchNotes } from '../data.ts';
import { rank, type Hit } from './rank.ts';
import { createTextIndex, type ReadFile } from './textIndex.ts';
import { createTitleIndex } from './titleIndex.ts';

/** What was found for a query. */
export type Found = {
  /** At once: by title, topics and headings. */
  readonly first: readonly Hit[];
  /** With the text: loads what it needs of the index; without an index as `first`. */
  readonly full: () => Promise<readonly Hit[]>;
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
    const titles = byTitle(query);
    const first = cut(rank(titles));
    const full = async () => (byText ? cut(rank(titles, await byText(query))) : first);
    return { first, full };
  };
}
