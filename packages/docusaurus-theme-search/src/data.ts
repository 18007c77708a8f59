/**
 * What the search, `PageFilters` and `NearestPages` need to know about a page.
 */
export type SearchPage = {
  /** Below the base path: `docs/tech-notes/http/dns`. */
  readonly path: string;
  readonly title: string;
  /** Other names for the page's subject. */
  readonly aliases?: readonly string[] | undefined;
  /** The page's language, if it isn't the site's. */
  readonly lang?: string | undefined;
  /** Index in {@link SearchPages.areas}. */
  readonly area: number;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly topics?: readonly string[] | undefined;
};

/** All pages, in the order of the site. */
export type SearchPages = {
  /** Names of the parts of the site. */
  readonly areas: readonly string[];
  readonly pages: readonly SearchPage[];
  /** How readers see kinds that have another name in the front matter. */
  readonly kinds?: readonly (readonly [kind: string, name: string])[];
};

/** A heading, with its id if `anchorOf` wouldn't derive that from the text. */
export type SearchHeading = string | readonly [text: string, anchor: string];

/** A heading's text. */
export const headingText = (heading: SearchHeading) =>
  typeof heading === 'string' ? heading : heading[0];

/** The headings of all pages, and where to find the text index. */
export type SearchHeadings = {
  /**
   * Folder of the text index below `assets/search/`, named after its content; missing if
   * there is no index, as under `npm start`.
   */
  readonly hash?: string;
  /** The first word of each part of the index; the parts are sorted by word. */
  readonly parts: readonly string[];
  /** By page, in the order of {@link SearchPages.pages}. */
  readonly headings: readonly (readonly SearchHeading[])[];
};

/**
 * The sections that contain a word, and how often. Sections are numbered across all pages, and the first
 * section of each page is what comes before its headings.
 */
export type Postings = readonly (readonly [section: number, count: number])[];

/** A part of the text index: words in order, with where they occur. */
export type IndexPart = Readonly<Record<string, Postings>>;

/** A page's text by section, for excerpts. */
export type PageText = readonly string[];

/** Folder of what is loaded during a search, below the base path. */
export const SEARCH_FOLDER = 'assets/search';

/** File of a part of the index, relative to the index's folder. */
export const partFile = (part: number) => `${part.toString(36)}.json`;

/**
 * File of a page's text, relative to the index's folder; the suffix keeps it distinct
 * from the parts.
 */
export const textFile = (page: number) => `${page.toString(36)}-text.json`;
