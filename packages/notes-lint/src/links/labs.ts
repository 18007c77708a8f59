import path from 'node:path';

import { decodePath } from 'mdx-source';

/** The labs' folder, relative to the site's folder. */
export const LABS_FOLDER = 'labs';

/**
 * The folder of a note's lab: `labs/tech-notes/http/dns` for
 * `docs/tech-notes/http/dns.md`.
 */
export function labOf(note: string): string {
  const name = note.replace(/^docs\//, '').replace(/(?:\/index)?\.mdx?$/, '');
  return `${LABS_FOLDER}/${name}`;
}

/**
 * Resolves a note's link to a path below `labs/`.
 *
 * @param note - path of the note, relative to the site's folder
 * @param url - as the author wrote it
 * @returns a path relative to the site's folder; `undefined` if the link leads elsewhere
 */
export function resolveLabLink(note: string, url: string): string | undefined {
  if (!url.startsWith('.')) return undefined;
  const [name = ''] = url.split(/[#?]/);
  const target = path.posix.join(path.posix.dirname(note), decodePath(name));
  return target.startsWith(`${LABS_FOLDER}/`) ? target.replace(/\/$/, '') : undefined;
}
