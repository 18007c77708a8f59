/** What scripts added to the document: they add it again. */
const ADDED =
  'script[src], link[rel="prefetch"], body > :not(script, svg, #__docusaurus)';

/**
 * Takes the page as it stands, as HTML that can be kept in place of the host's.
 *
 * @param page - the document
 * @returns HTML, marked as a snapshot: React draws it anew, see `drawAnew.ts`
 */
export function takeSnapshot(page: Document): string {
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  root.querySelectorAll(ADDED).forEach((element) => element.remove());
  root.removeAttribute('data-has-hydrated');
  root.setAttribute('data-snapshot', '');
  const body = root.querySelector('body');
  for (const name of ['class', 'style']) body?.removeAttribute(name);
  return `<!doctype html>${root.outerHTML}`;
}
