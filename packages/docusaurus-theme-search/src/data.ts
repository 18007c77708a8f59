/**
 * What the search, `NoteFilters` and `NearestNotes` need to know about a note, page or post.
 */
export type SearchNote = {
  /** Below the base path: `docs/tech-notes/http/dns`. */
  readonly path: string;
  readonly title: string;
  /** Other names for the note's subject. */
  readonly aliases?: readonly string[];
  /** The note's language, if it isn't the site's. */
  readonly lang?: string;
  /** Index in {@link SearchNotes.areas}. */
  readonly area: number;
  readonly kind?: string;
  readonly status?: string;
  readonly topics?: readonly string[];
};

/** All notes, in the order of the site. */
export type SearchNotes = {
  /** Names of the parts of the site. */
  readonly areas: readonly string[];
  readonly notes: readonly SearchNote[];
};

/** A heading, with its id if `anchorOf` wouldn't derive that from the text. */
export type SearchHeading = string | readonly [text: string, anchor: string];

/** A heading's text. */
export const headingText = (heading: SearchHeading) =>
  typeof heading === 'string' ? heading : heading[0];

/** The headings of all notes, and where to find the text index. */
export type SearchHeadings = {
  /**
   * Folder of the text index below `assets/search/`, named after its content; missing if
   * there is no index, as under `npm start`.
   */
  readonly hash?: string;
  /** The first word of each part of the index; the parts are sorted by word. */
  readonly parts: readonly string[];
  /** By note, in the order of {@link SearchNotes.notes}. */
  readonly headings: readonly (readonly SearchHeading[])[];
};

/**
 * The sections that contain a word, delta-encoded: each number is the distance to the
 * previous section. If it's negative, the next number says how often the word occurs
 * there; otherwise it occurs once. Sections are numbered across all notes, and the first
 * section of each note is what comes before its headings.
 */
type Postings = readonly number[];

/** A part of the text index: words in order, with where they occur. */
export type IndexPart = Readonly<Record<string, Postings>>;

/** A note's text by section, for excerpts. */
export type NoteText = readonly string[];

/** Folder of what is loaded during a search, below the base path. */
export const SEARCH_FOLDER = 'assets/search';

/** File of a part of the index, relative to the index's folder. */
export const partFile = (part: number) => `${part.toString(36)}.json`;

/**
 * File of a note's text, relative to the index's folder; the suffix keeps it distinct
 * from the parts.
 */
export const textFile = (note: number) => `${note.toString(36)}-text.json`;
