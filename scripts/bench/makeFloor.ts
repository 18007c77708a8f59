import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPTS = /<script\b[^]*?<\/script>|<link [^>]*rel="manifest"[^>]*>/g;
const SHEETS = /<link [^>]*rel="stylesheet" href="([^"]+)">/g;

/**
 * Creates the baseline that no page with scripts can beat: only the HTML, with its CSS inlined.
 *
 * @param directory - a served build, to which the page is added
 * @param baseUrl - the path it was built for
 * @param page - its path below that, with a trailing slash; empty for the home page
 * @returns the path of the baseline page, relative to the base URL
 */
export function makeFloor(directory: string, baseUrl: string, page: string): string {
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  const html = read(`${page}index.html`).replace(SCRIPTS, '');
  const bare = html.replace(SHEETS, (_, sheet: string) => {
    return `<style>${read(sheet.slice(baseUrl.length))}</style>`;
  });
  const folder = path.join(directory, 'floor', page);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), bare);
  return `floor/${page}`;
}
