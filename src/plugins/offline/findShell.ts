/**
 * Finds the scripts and style sheets that a page names in its HTML; those of the home page hold what
 * every page needs.
 *
 * @param html - a built page
 * @param baseUrl - the base path
 * @returns paths below the origin, each once, in document order
 */
export function findShell(html: string, baseUrl: string): string[] {
  const assets = html.match(/[^\s"'=(]*assets\/(?:js|css)\/[\w.~-]+\.(?:js|css)/g);
  return [...new Set(assets)].filter((path) => path.startsWith(`${baseUrl}assets/`));
}
