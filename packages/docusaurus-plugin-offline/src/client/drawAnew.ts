import { createRoot } from 'react-dom/client';

/**
 * Has React draw a page that was kept as a snapshot, where it would hydrate the host's HTML: a snapshot
 * has what the reader opened and chose, which React does not know of yet.
 *
 * @param page - the document, before Docusaurus' entry runs
 */
export function drawAnew(page: Document): void {
  const container = page.getElementById('__docusaurus');
  if (!container || !page.documentElement.hasAttribute('data-snapshot')) return;
  page.documentElement.removeAttribute('data-snapshot');
  // The entry renders into a root that is there already.
  window.docusaurusRoot ??= createRoot(container);
}
