/** What search, the home page's filters and the 404 page know of a note, page or post. */
export type SearchNote = {
  /** Below the base path: `docs/tech-notes/http/dns`. */
  readonly path: string;
  readonly title: string;
  /** Other names of its subject. */
  readonly aliases?: readonly string[];
  /** Language of the note where it is not the site's. */
  readonly lang?: string;
  /** Place in {@link SearchNotes.areas}. */
  readonly area: number;
  readonly kind?: string;
  readonly status?: string;
  readonly topics?: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly verified?: string;
};

/** All notes, in the order of the site. */
export type SearchNotes = {
  /** Names of the parts of the site. */
  readonly areas: readonly string[];
  readonly notes: readonly SearchNote[];
};

/** A heading; with its id where that does not follow from its text by `anchorOf`. */
export type SearchHeading = string | readonly [text: string, anchor: string];

/** What a heading says. */
export const textOf = (heading: SearchHeading) =>
  typeof heading === 'string' ? heading : heading[0];

/** The headings of all notes, and where the index of their text is. */
export type SearchHeadings = {
  /**
   * Folder of the text's index below `assets/search/`, named by its content; without one there is
   * none, as in `npm start`.
   */
  readonly edition?: string;
  /** The first word of each part of the index; parts are in the order of their words. */
  readonly parts: readonly string[];
  /** By note, in the order of {@link SearchNotes.notes}. */
  readonly headings: readonly (readonly SearchHeading[])[];
};

/**
 * Where a word occurs: numbers of sections, each as the step from the one before. A negative step is
 * followed by how often the word occurs there; else that is once. Sections are numbered through all
 * notes, each note's first being what stands before its headings.
 */
export type Postings = readonly number[];

/** A part of the text's index: words in their order, with where they occur. */
export type IndexPart = Readonly<Record<string, Postings>>;

/** The text of a note by its sections, for excerpts. */
export type NoteText = readonly string[];

/** Folder of what is loaded while one searches, below the base path. */
export const SEARCH_FOLDER = 'assets/search';

/** File of a part of the index, below the edition's folder. */
export const partFile = (part: number) => `${part.toString(36)}.json`;

/** File of a note's text, below the edition's folder; no part is named like it, however many there are. */
export const textFile = (note: number) => `${note.toString(36)}-text.json`;
