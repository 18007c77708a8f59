import { Feed } from 'feed';
import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';

import { readString } from 'mdx-source';
import { FEEDS } from '../../notes/shared/feeds.ts';
import type { News } from '../../notes/listNews.ts';
import type { Site } from '../../site.ts';

/** Maximum number of items in a feed; someone who reads it once a month misses none. */
export const MAX_ITEMS = 40;

/** The site's metadata in its feeds; `url` is the home page's. */
type FeedSite = Pick<Site, 'title' | 'tagline' | 'copyright' | 'url'>;

/** A news item with the text of its note. */
type FeedItem = News & {
  /** Full URL of the note. */
  readonly url: string;
  /** The note without JSX, with full URLs. */
  readonly plain: Root;
};

/** HTML that may be put into any number of CDATA sections: `feed` escapes only the first `]]>`. */
function toCdataHtml(nodes: Nodes): string {
  return toHtml(nodes).replaceAll(']]>', ']]&gt;');
}

const toXmlText = (value: string) => toCdataHtml({ type: 'text', value });

/** A full note, so that it can be read inside a feed reader. */
export function formatNote(plain: Root): string {
  return toCdataHtml(toHast(plain));
}

/** The note, preceded by what changed. */
function formatContent({ what, plain }: FeedItem): string {
  const note = formatNote(plain);
  return what
    ? `<blockquote><p>Changed: ${toXmlText(what)}</p></blockquote>\n${note}`
    : note;
}

/** @param toText - what a title or description is written as: RSS and Atom read them as HTML */
function makeFeed(
  site: FeedSite,
  items: readonly FeedItem[],
  toText: (value: string) => string,
): Feed {
  const feed = new Feed({
    id: site.url,
    link: site.url,
    title: `${site.title}: notes`,
    description: site.tagline,
    language: 'en',
    copyright: site.copyright,
    author: { name: site.title },
    feedLinks: {
      rss: site.url + FEEDS['application/rss+xml'],
      atom: site.url + FEEDS['application/atom+xml'],
      json: site.url + FEEDS['application/feed+json'],
    },
    ...(items[0] && { updated: new Date(items[0].date) }),
  });
  for (const item of items) {
    const { page, date, what, url } = item;
    feed.addItem({
      // Each change is a separate item.
      id: what ? `${url}#changed-${date}` : url,
      link: url,
      title: toText(page.title),
      description: toText(what ?? readString(page.frontMatter['description']) ?? ''),
      date: new Date(date),
      content: formatContent(item),
    });
  }
  return feed;
}

/**
 * Generates the notes' feeds.
 *
 * @param items - newest first
 * @returns file contents by file name
 */
export function formatFeeds(
  site: FeedSite,
  items: readonly FeedItem[],
): Map<string, string> {
  const xml = makeFeed(site, items, toXmlText);
  return new Map([
    [FEEDS['application/rss+xml'], xml.rss2()],
    [FEEDS['application/atom+xml'], xml.atom1()],
    [FEEDS['application/feed+json'], makeFeed(site, items, String).json1()],
  ]);
}
