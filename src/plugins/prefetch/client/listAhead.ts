function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone % is no reason to fail
  }
}

const pathOf = (link: Element) =>
  decodePath((link.getAttribute('href') ?? '').replace(/[?#].*/, ''));

const LINKS = 'main a[href^="/"]:not([href*="?"], .breadcrumbs a)';

/** A link whose page may be fetched ahead. */
export type AheadLink = {
  /** Decoded as those of routes are, with the base path. */
  readonly path: string;
  /** At the foot, by which most readers go on: it's fetched whatever else was. */
  readonly isFoot: boolean;
};

/** Pages that are fetched ahead for links of a page's content; each costs some 5 to 15 KB. */
export const MOST_OF_CONTENT = 2;

/**
 * Lists the links of a page's content, whose pages are fetched ahead once they are in view. The sidebar
 * is left out: it would be all of the site. So are the trail, which leads back, and lists by topic.
 *
 * @param page - the document
 * @param here - path of the page itself, as its address has it
 */
export function listAhead(page: Document, here: string): Map<Element, AheadLink> {
  const links = [...page.querySelectorAll(LINKS)].map((link) => {
    const isFoot = link.closest('.pagination-nav') !== null;
    return [link, { path: pathOf(link), isFoot }] as const;
  });
  const own = decodePath(here);
  return new Map(links.filter(([, { path }]) => path !== own));
}
