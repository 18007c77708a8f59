function pathOf(address: string): string {
  const path = address.replace(/[?#].*/, '');
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone % is no reason to fail
  }
}

/**
 * Tells whether a page has a link to a route in its text or at the text's foot, and not only in the
 * navigation around it.
 *
 * @param page - the document
 * @param route - path of the route, with the base path
 */
export function standsInText(page: Document, route: string): boolean {
  return [...page.querySelectorAll('main a[href]')].some(
    (link) => pathOf(link.getAttribute('href') ?? '') === pathOf(route),
  );
}
