/** The URL of a page's Markdown version: the page's URL without a trailing slash, plus `.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
