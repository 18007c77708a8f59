import { createRoot } from 'react-dom/client';

/**
 * Makes React render a page from a cached snapshot from scratch instead of hydrating it:
 * a snapshot includes what the reader had opened and selected, which doesn't match
 * React's initial state.
 *
 * @param page - the document, before Docusaurus' entry runs
 */
export function skipHydration(page: Document): void {
  const container = page.getElementById('__docusaurus');
  if (!container || !page.documentElement.hasAttribute('data-snapshot')) return;
  page.documentElement.removeAttribute('data-snapshot');
  // Docusaurus' entry renders into an existing root if there is one.
  window.docusaurusRoot ??= createRoot(container);
}
