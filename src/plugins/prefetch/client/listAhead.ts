/** Pages that a page fetches ahead for links in its text; those of its foot come on top. */
const MOST_IN_TEXT = 3;

/** A link on a page, and the path of the page it leads to. */
export type Way = { readonly link: Element; readonly path: string };

function pathOf(link: Element): string {
  const path = (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone % is no reason to fail
  }
}

/** Links with a query are left out: what they choose is on the home page, which few go on to. */
function listWays(page: Document, selector: string): Way[] {
  return [...page.querySelectorAll(`:is(${selector}):not([href*='?'])`)]
    .map((link) => ({ link, path: pathOf(link) }))
    .filter(({ path }) => path.startsWith('/'));
}

/**
 * Lists the links whose pages are fetched ahead once they are in view. A reader goes on by a few
 * links of the text and by those at its foot; a page that is a list of links would otherwise fetch
 * many times what it weighs itself. Which ones does not depend on what comes into view first, so
 * that a page always weighs the same.
 *
 * @param page - the document
 * @returns links with the paths they lead to, decoded as those of routes are, with the base path
 */
export function listAhead(page: Document): Way[] {
  const inText = listWays(page, 'main a[href]:not(nav a)');
  const first = [...new Set(inText.map(({ path }) => path))].slice(0, MOST_IN_TEXT);
  const atFoot = listWays(page, 'main .pagination-nav a[href]');
  return [...inText.filter(({ path }) => first.includes(path)), ...atFoot];
}
