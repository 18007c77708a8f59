/**
 * Where the Markdown twin of a page is: its address plus `.md`; of a folder's page without the slash.
 *
 * @param permalink - address of the page
 */
export function twinPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
