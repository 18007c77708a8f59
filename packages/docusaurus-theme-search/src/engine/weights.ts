/**
 * What a word of a query is worth by where and how it is found. Set by trying: the golden queries
 * (`golden.json`) say what each change does.
 */

/** Fields of a note in the index of names; headings and path count once. */
export const FIELDS = { title: 4, aliases: 4, topics: 2 };

/** What a note's names add to its score. */
export const NAMES = {
  /** Its title, whole. */
  title: 1,
  /** Its best heading, whole. */
  heading: 0.7,
  /** All of the query's words, in whichever field. */
  anywhere: 0.5,
};

/** What its text adds. */
export const TEXT = {
  /** All of the query's words, in whichever section. */
  anywhere: 0.3,
  /** Its best section. */
  section: 0.6,
  /** That there are further sections. */
  more: 0.1,
};

/** A word that is met by its beginning only: a base, and what is added by the part that is met. */
export const BEGUN = { inNames: [0.6, 0.3], inText: [0.3, 0.5] } as const;

/** A word that is met by another form of it. */
export const FORM = 0.5;

/** A word that is met with typing errors. */
export const MISTYPED = { inNames: 0.5, inText: 0.4 };
