/** The feed files of the notes, relative to the base URL, by the media type used in links to them. */
export const FEEDS = {
  'application/rss+xml': 'docs/rss.xml',
  'application/atom+xml': 'docs/atom.xml',
  'application/feed+json': 'docs/feed.json',
} as const;
