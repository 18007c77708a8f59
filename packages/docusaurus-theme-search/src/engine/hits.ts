import type { IsMatch } from './highlight.ts';
import type { MatchedTerms } from './matchWord.ts';

/** A word of the query. */
export type QueryWord = {
  /** The indexed words that match it. */
  readonly terms: MatchedTerms;
  /** Higher for rarer words. */
  readonly weight: number;
};

/** How well a page matches, either by its names or by its text. */
export type PageHit = {
  readonly score: number;
  /** Its matching sections, best first; 0 is what comes before the first heading. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** Matching pages by index. */
export type PageHits = ReadonlyMap<number, PageHit>;

/** A page that was found. */
export type Hit = {
  /** Its index among all pages. */
  readonly page: number;
  readonly score: number;
  /** The best matching sections; 0 is what comes before the first heading. */
  readonly sections: readonly number[];
};

/** What a search found. */
export type Hits = {
  readonly hits: readonly Hit[];
  /** Whether a word of a text matches the query; see `highlight.ts`. */
  readonly isMatch: IsMatch;
  /**
   * Words of the query, as typed, that no text contains, so that similar words were
   * searched for.
   */
  readonly mistyped: readonly string[];
};
