/** What scripts added to the document; they'll add it again. */
const ADDED =
  'script[src], link[rel="prefetch"], body > :not(script, svg, #__docusaurus)';

/**
 * Serialises the rendered page as HTML that can be cached in place of the server's.
 *
 * @param page - the document
 * @returns HTML that's marked as a snapshot, so that React renders it from scratch; see
 *   `skipHydration.ts`
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
