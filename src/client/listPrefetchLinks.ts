import { decodePath } from 'mdx-source/client';

const pathOf = (link: Element) =>
  decodePath((link.getAttribute('href') ?? '').replace(/[?#].*/, ''));

const LINKS = 'main a[href^="/"]:not([href*="?"], .breadcrumbs a)';

/** A link whose page may be prefetched. */
type PrefetchLink = {
  /** Decoded, like the paths of routes, and with the base URL. */
  readonly path: string;
  /** In the footer, where most readers continue: always prefetched, regardless of the limit. */
  readonly isInFooter: boolean;
};

/** How many pages are prefetched for links in the content; each costs about 17 KB. */
export const MAX_CONTENT_LINKS = 2;

/**
 * Lists the links in a page's content, whose pages are prefetched once the links are in the viewport.
 * The sidebar is left out, because it would prefetch the whole site; so are the breadcrumbs, which lead
 * back, and lists by topic.
 *
 * @param page - the document
 * @param here - the page's own path, as in its URL
 */
export function listPrefetchLinks(
  page: Document,
  here: string,
): Map<Element, PrefetchLink> {
  const links = [...page.querySelectorAll(LINKS)].map((link) => {
    const isInFooter = link.closest('.pagination-nav') !== null;
    return [link, { path: pathOf(link), isInFooter }] as const;
  });
  const own = decodePath(here);
  return new Map(links.filter(([, { path }]) => path !== own));
}
