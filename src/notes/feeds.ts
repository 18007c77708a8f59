/** The feed files of the notes, relative to the base URL, by the media type used in links to them. */
export const FEEDS = {
  'application/rss+xml': 'docs/rss.xml',
  'application/atom+xml': 'docs/atom.xml',
  'application/feed+json': 'docs/feed.json',
} as const;

/** Maximum number of items in a feed; someone who reads it once a month misses none. */
export const MAX_NEWS = 40;
