/**
 * Ranking weights by where and how a word of the query matches. Tuned by experiment: the
 * golden queries (`golden.json`) show the effect of each change.
 */

/**
 * Boosts of a note's fields in the title index; headings and the path have a boost of 1.
 */
export const FIELDS = { title: 4, aliases: 4, topics: 2 };

/** What a note's title and headings add to its score. */
export const NAMES = {
  /** A full match of the title. */
  title: 1,
  /** A full match of the best heading. */
  heading: 0.7,
  /** All of the query's words, in any field. */
  anywhere: 0.5,
};

/** What a note's text adds. */
export const TEXT = {
  /** All of the query's words, in any section. */
  anywhere: 0.3,
  /** The best section. */
  section: 0.6,
  /** Further matching sections. */
  more: 0.1,
};

/**
 * A prefix match: a base score, plus a part in proportion to how much of the word
 * matches.
 */
export const BEGUN = { inNames: [0.6, 0.3], inText: [0.3, 0.5] } as const;

/** A match of another form of the word. */
export const FORM = 0.5;

/** A match with typos. */
export const MISTYPED = { inNames: 0.5, inText: 0.4 };
