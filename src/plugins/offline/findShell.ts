/**
 * Finds what every page needs, in the HTML of one: its entry scripts and style sheets.
 *
 * @param html - a built page
 * @param baseUrl - the base path
 * @returns paths below the origin, each once, in document order
 */
export function findShell(html: string, baseUrl: string): string[] {
  const assets = html.match(/[^\s"'=(]*assets\/(?:js|css)\/[\w.~-]+\.(?:js|css)/g);
  return [...new Set(assets)].filter((path) => path.startsWith(`${baseUrl}assets/`));
}
