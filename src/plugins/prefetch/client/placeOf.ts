function pathOf(address: string): string {
  const path = address.replace(/[?#].*/, '');
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone % is no reason to fail
  }
}

/** Where a link stands: among those to the previous and the next page, in the text, or around it. */
export type Place = 'foot' | 'text' | 'around';

/**
 * Tells where a page has its link to a route; the foot counts before the text.
 *
 * @param page - the document
 * @param route - path of the route, with the base path
 */
export function placeOf(page: Document, route: string): Place {
  const links = [...page.querySelectorAll('main a[href]')].filter(
    (link) => pathOf(link.getAttribute('href') ?? '') === pathOf(route),
  );
  if (links.some((link) => link.closest('.pagination-nav'))) return 'foot';
  return links.length > 0 ? 'text' : 'around';
}
