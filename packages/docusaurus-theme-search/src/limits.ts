/** How much the search shows. */

/** Maximum number of results in the dialog. */
export const MAX_HITS = 12;

/** Maximum number of sections shown per page. */
export const MAX_SECTIONS = 3;

/** How many pages with similar titles to suggest if nothing was found. */
export const MAX_SUGGESTIONS = 5;

/** How many pages to suggest for a URL that doesn't exist. */
export const MAX_NEAREST = 3;

/** Length of an excerpt in characters, about a line; a Chinese character counts as two. */
export const EXCERPT_LENGTH = 90;

/** Maximum number of characters of an excerpt before its first match. */
export const EXCERPT_LEAD = 30;
