import MiniSearch from 'minisearch';

import { textOf, type SearchHeadings, type SearchNotes } from '../data.ts';
import { isNear, tolerance } from './distance.ts';
import { isHan, tokenize } from './tokenize.ts';
import { BEGUN, FIELDS, MISTYPED, NAMES } from './weights.ts';

/** How well a note's title, topics and headings fit a query. */
export type TitleHit = {
  /** More is better; an exact title is above 1. */
  readonly score: number;
  /** Sections whose heading has words of the query, best first. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** Finds notes by the words of a query. */
export type TitleIndex = (query: string) => ReadonlyMap<number, TitleHit>;

type Fields = {
  id: number;
  title: string;
  topics: string;
  headings: string;
  path: string;
};

function createIndex({ notes }: SearchNotes, { headings }: SearchHeadings) {
  const index = new MiniSearch<Fields>({
    fields: ['title', 'topics', 'headings', 'path'],
    tokenize,
    processTerm: (word) => word,
    searchOptions: {
      boost: FIELDS,
      prefix: (word) => isHan(word) || word.length > 1,
      fuzzy: tolerance,
    },
  });
  index.addAll(
    notes.map(({ title, topics = [], path }, id) => ({
      id,
      title,
      topics: topics.join(' '),
      headings: (headings[id] ?? []).map(textOf).join(' '),
      path: path.replace(/^docs\//, ''),
    })),
  );
  return index;
}

/** How well a word of a query is met by words of a note: exactly, as a beginning, with an error. */
function quality(word: string, found: readonly string[]): number {
  if (found.includes(word)) return 1;
  const begun = found.filter((other) => other.startsWith(word));
  if (begun.length > 0) {
    const shortest = Math.min(...begun.map(({ length }) => length));
    const [base, part] = BEGUN.inNames;
    return base + (part * word.length) / shortest;
  }
  return found.length > 0 ? MISTYPED.inNames : 0;
}

/** Words of the note that were found for a word of the query. */
function expand(word: string, terms: readonly string[]): string[] {
  return terms.filter(
    (term) => term === word || term.startsWith(word) || isNear(word, term),
  );
}

/** Part of a query's words that a text has, and part of the text that they are. */
function cover(
  query: readonly string[],
  found: ReadonlyMap<string, readonly string[]>,
  text: readonly string[],
) {
  const own = query.map((word) =>
    (found.get(word) ?? []).filter((term) => text.includes(term)),
  );
  const asked = own.reduce(
    (sum, terms, place) => sum + quality(query[place] ?? '', terms),
    0,
  );
  const said = text.filter((word) => own.some((terms) => terms.includes(word))).length;
  return { asked: asked / query.length, said: said / Math.max(1, text.length) };
}

/** The words of a note's title and of its headings. */
type Names = { readonly title: string[]; readonly headings: string[][] };

function scoreNote(
  { title, headings }: Names,
  query: readonly string[],
  terms: readonly string[],
): { own: number; all: number; sections: TitleHit['sections'] } {
  const found = new Map(query.map((word) => [word, expand(word, terms)]));
  const inTitle = cover(query, found, title);
  const sections = headings
    .map((heading, place) => {
      const { asked, said } = cover(query, found, heading);
      return { section: place + 1, score: asked * (0.6 + 0.4 * said) };
    })
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score);
  const inBest = sections[0]?.score ?? 0;
  return {
    own:
      NAMES.title * inTitle.asked * (0.5 + 0.5 * inTitle.said) + NAMES.heading * inBest,
    all: cover(query, found, [...found.values()].flat()).asked,
    sections,
  };
}

/**
 * Makes the index of titles, headings and topics; it forgives typing errors.
 *
 * @param notes - all notes
 * @param headings - of each of them; without any the index is that of titles and topics
 */
export function createTitleIndex(
  notes: SearchNotes,
  headings: SearchHeadings,
): TitleIndex {
  const index = createIndex(notes, headings);
  const names = notes.notes.map(({ title }, note) => ({
    title: tokenize(title),
    headings: (headings.headings[note] ?? []).map((heading) => tokenize(textOf(heading))),
  }));
  return (query) => {
    const words = [...new Set(tokenize(query))];
    const results = index.search(query);
    const most = results[0]?.score ?? 1;
    return new Map(
      results.map(({ id, score, terms }) => {
        const note = Number(id);
        const { own, all, sections } = scoreNote(
          names[note] ?? { title: [], headings: [] },
          words,
          terms,
        );
        return [note, { score: own + NAMES.anywhere * all * (score / most), sections }];
      }),
    );
  };
}
