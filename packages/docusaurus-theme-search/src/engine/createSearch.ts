import type { SearchHeadings, SearchNotes } from '../data.ts';
import type { IsMatch } from './marks.ts';
import { matchWord, type Matched } from './matchWord.ts';
import { indexNames } from './names.ts';
import { findPlaces, openTexts, type ReadFile } from './texts.ts';
import { isHan, RUN, tokenize } from './tokenize.ts';
import { MATCH, WORST, WORST_SECTION } from './weights.ts';

/** A word of the query. */
export type QueryWord = {
  /** The indexed words that match it. */
  readonly terms: Matched;
  /** Higher for rarer words. */
  readonly weight: number;
};

/** How well a note matches, either by its names or by its text. */
type NoteHit = {
  readonly score: number;
  /** Its matching sections, best first; 0 is what comes before the first heading. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** Matching notes by index. */
export type NoteHits = ReadonlyMap<number, NoteHit>;

/** A note that was found. */
export type Hit = {
  /** Its index among all notes. */
  readonly note: number;
  readonly score: number;
  /** The best matching sections; 0 is what comes before the first heading. */
  readonly sections: readonly number[];
};

/** What a search found. */
export type Hits = {
  readonly hits: readonly Hit[];
  /** Whether a word of a text matches the query; see `marks.ts`. */
  readonly isMatch: IsMatch;
  /**
   * Words of the query, as typed, that no text contains, so that similar words were
   * searched for.
   */
  readonly mistyped: readonly string[];
};

/** The results for a query. */
export type Found = {
  /** Available immediately: matches in titles, topics and headings. */
  readonly first: Hits;
  /**
   * Includes the text; loads the parts of the index it needs. Without an index, the same
   * as `first`.
   */
  readonly full: () => Promise<Hits>;
};

/** Searches for a query. */
export type Search = (query: string) => Found;

/** Maximum number of sections shown per note. */
const MOST_SECTIONS = 3;

function chooseSections(hits: readonly NoteHit[]): number[] {
  const scores = new Map<number, number>();
  for (const { section, score } of hits.flatMap(({ sections }) => sections)) {
    scores.set(section, (scores.get(section) ?? 0) + score);
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * WORST_SECTION)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_SECTIONS)
    .map(([section]) => section);
}

/** A search that finds fewer notes than this also looks for other forms of its last word. */
const FEW = 5;

/** Merges the matches in names and texts into one ranking, best first. */
function rank(...found: readonly NoteHits[]): Hit[] {
  const notes = new Set(found.flatMap((hits) => [...hits.keys()]));
  const ranked = [...notes]
    .map((note) => {
      const hits = found.flatMap((own) => own.get(note) ?? []);
      const score = hits.reduce((sum, hit) => sum + hit.score, 0);
      return { note, score, sections: chooseSections(hits) };
    })
    .sort((a, b) => b.score - a.score || a.note - b.note);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * WORST);
}

function readWords(query: string) {
  return [...new Set(tokenize(query))].map((word, place, { length }) => {
    const isLast = place === length - 1;
    // A single Chinese character is the beginning of a pair.
    const isBegun = isHan(word) ? [...word].length === 1 : isLast && word.length > 1;
    return { word, isBegun };
  });
}

type FoundWord = QueryWord & { readonly word: string };

function createMatcher(words: readonly FoundWord[]): IsMatch {
  const asked = new Set(words.map(({ word }) => word));
  const begins = (term: string) =>
    words.some(({ word }) => word.length > 1 && term.startsWith(word));
  return (term) =>
    asked.has(term) ||
    (!isHan(term) && (begins(term) || words.some(({ terms }) => terms.has(term))));
}

/** The words for which only similar ones were found, as typed. */
function findMistyped(query: string, words: readonly FoundWord[]): string[] {
  const mistyped = words
    .filter(
      ({ terms }) => terms.size > 0 && Math.max(...terms.values()) === MATCH.similar,
    )
    .map(({ word }) => word);
  const runs = query.match(RUN) ?? [];
  return runs.filter((run) => tokenize(run).some((word) => mistyped.includes(word)));
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
  const names = indexNames(notes, headings);
  const texts = headings.edition ? openTexts(headings, read) : undefined;
  return (query) => {
    const words = readWords(query);
    const named = words.map(({ word, isBegun }) => {
      return { word, weight: 1, terms: matchWord(word, [names.words], isBegun) };
    });
    const first = {
      hits: rank(names.score(named)),
      isMatch: createMatcher(named),
      mistyped: [],
    };
    const searchTexts = async (asked: typeof words) => {
      if (!texts) return first;
      const found = await Promise.all(
        asked.map(async ({ word, isBegun }) => {
          const parts = await texts.loadParts(word, isBegun);
          const terms = matchWord(word, [names.words, ...parts], isBegun);
          const places = findPlaces(terms, parts);
          const weight = Math.log(1 + texts.count / (places.size + 0.5));
          return { word, terms, places, weight };
        }),
      );
      return {
        hits: rank(names.score(found), texts.score(found)),
        isMatch: createMatcher(found),
        mistyped: findMistyped(query, found),
      };
    };
    const full = async () => {
      const found = await searchTexts(words);
      if (!texts || found.hits.length >= FEW) return found;
      // A complete word is also looked for in its other forms: `limit` for `limiting`.
      const wider = await searchTexts(words.map((one) => ({ ...one, isBegun: false })));
      return wider.hits.length > found.hits.length ? wider : found;
    };
    return { first, full };
  };
}
