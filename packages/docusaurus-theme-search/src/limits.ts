/** How much the search shows and loads. */

/** Maximum number of results in the dialog. */
export const MAX_HITS = 12;

/** Maximum number of sections shown per page. */
export const MAX_SECTIONS = 3;

/** How many pages to suggest for a URL that doesn't exist. */
export const MAX_NEAREST = 3;

/** Length of an excerpt in characters, about a line; a Chinese character counts as two. */
export const EXCERPT_LENGTH = 90;

/** Maximum number of characters of an excerpt before its first match. */
export const EXCERPT_LEAD = 30;

/** Size of a part of the text index in bytes before compression, which reduces it to a quarter. */
export const PART_BYTES = 30_000;

/** Maximum number of parts to load for a prefix. */
export const MAX_PARTS = 2;
