/** The blog's path below the base URL: Docusaurus' default, which the packages assume too. */
export const BLOG_PATH = '/blog';

/** Id of the list of all notes on an area's index page. */
export const ALL_NOTES_ID = 'all-notes';

/** The URL of a page's Markdown version: the page's URL without a trailing slash, plus `.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
