/** Pages that a page fetches ahead for links in its text; those of its foot come on top. */
const MOST_IN_TEXT = 3;

function pathOf(address: string): string {
  const path = address.replace(/[?#].*/, '');
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone % is no reason to fail
  }
}

function listPaths(page: Document, selector: string): string[] {
  const paths = [...page.querySelectorAll(selector)].map((link) =>
    pathOf(link.getAttribute('href') ?? ''),
  );
  return [...new Set(paths)].filter((path) => path.startsWith('/'));
}

/**
 * Tells whether a page fetches another one ahead, once it has a link to it in view. A reader goes on
 * by a few links of the text and by those at its foot; a page that is a list of links would otherwise
 * fetch many times what it weighs itself. Which ones does not depend on what comes into view first,
 * so that a page always weighs the same.
 *
 * @param page - the document
 * @param route - path of the other page, with the base path
 */
export function isFetchedAhead(page: Document, route: string): boolean {
  const inText = listPaths(page, 'main a[href]:not(nav a)').slice(0, MOST_IN_TEXT);
  const atFoot = listPaths(page, 'main .pagination-nav a[href]');
  return [...inText, ...atFoot].includes(pathOf(route));
}
