/**
 * What a match is worth by how and where it matches. Each score is a fraction of the query, weighted by
 * how rare its words are.
 */

/** How well an indexed word matches a word of the query; the word itself counts 1. */
export const MATCH = {
  /** It begins with the word. */
  begun: 0.7,
  /** A typo. */
  similar: 0.45,
};

/** What a page's title and headings add to its score. */
export const NAMES = {
  /** A full match of the title or an alias. */
  title: 1,
  /** A full match of the best heading. */
  heading: 0.7,
  /** All of the query's words in title, topics, path and headings. */
  anywhere: 0.65,
};

/** What a page's text adds. */
export const TEXT = {
  /** All of the query's words, in any section. */
  anywhere: 0.3,
  /** The best section. */
  section: 0.6,
  /** Further matching sections. */
  more: 0.1,
};

/** The part of a score that every match has; the rest grows with something else. */
const BASE = {
  /** A title: with the fraction of its words that match. */
  title: 0.5,
  /** A heading: likewise. */
  heading: 0.6,
  /** A word in a section: with how often it occurs there. */
  word: 0.7,
};

/** What a match is worth of a full one, if `rest`, from 0 to 1, is what it grows with. */
export const grow = (kind: keyof typeof BASE, rest: number) =>
  BASE[kind] + (1 - BASE[kind]) * rest;

/** A page whose names match a missing path less isn't suggested; one that matches fully scores about 3. */
export const MIN_NEAREST_SCORE = 0.5;

/** Nor is one below this fraction of the best. */
export const MIN_NEAREST_RATIO = 0.6;

/** Pages below this fraction of the best score are left out. */
export const MIN_SCORE_RATIO = 0.3;

/** A heading below this score isn't a match. */
export const MIN_HEADING_SCORE = 0.3;

/** Sections below this fraction of the page's best are left out. */
export const MIN_SECTION_RATIO = 0.6;

/** Adds less and less for each further occurrence. */
export const saturate = (count: number) => count / (count + 1.2);
