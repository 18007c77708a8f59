/**
 * The URL of a page's Markdown twin: the page's URL without a trailing slash, plus `.md`.
 *
 * @param permalink - the page's URL
 */
export function twinPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
