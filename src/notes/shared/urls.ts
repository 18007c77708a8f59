/** The blog's path below the base URL: Docusaurus' default, which the packages assume too. */
export const BLOG_PATH = '/blog';

/** The feed files of the notes, relative to the base URL, by the media type used in links to them. */
export const FEEDS = {
  'application/rss+xml': 'docs/rss.xml',
  'application/atom+xml': 'docs/atom.xml',
  'application/feed+json': 'docs/feed.json',
} as const;

/** Id of the list of all notes on an area's index page. */
export const ALL_NOTES_ID = 'all-notes';

/** The URL of a page's Markdown version: the page's URL without a trailing slash, plus `.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
