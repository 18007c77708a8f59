import path from 'node:path';

import { Globby } from '@docusaurus/utils';
import { decodePath, type Page } from 'mdx-source';

/** The labs' folder, relative to the project's root. */
export const LABS_FOLDER = 'labs';

/** The project's root: a note's absolute path minus its relative one. */
export function projectRootOf({ absolutePath, file }: Page): string {
  return absolutePath.slice(0, -file.length);
}

/** A lab's folder, and the files in it. */
export type Lab = {
  /** Path relative to the project's root: `labs/tech-notes/http/dns`. */
  readonly folder: string;
  readonly files: readonly string[];
};

/**
 * The project's labs: every folder below `labs/` with a `run.sh`. Skips `labs/shared`, names that begin
 * with a dot, and installed packages.
 */
export function listLabs(root: string): Lab[] {
  const ignore = ['shared/**', '**/node_modules/**'];
  const files = Globby.sync('**/*', { cwd: path.join(root, LABS_FOLDER), ignore }).sort();
  const folders = files
    .filter((file) => file.endsWith('/run.sh'))
    .map((file) => path.posix.dirname(file));
  return folders.map((folder) => {
    const own = files.filter((file) => path.posix.dirname(file) === folder);
    return {
      folder: `${LABS_FOLDER}/${folder}`,
      files: own.map((file) => path.posix.basename(file)),
    };
  });
}

/**
 * The folder of a note's lab: `labs/tech-notes/http/dns` for
 * `docs/tech-notes/http/dns.md`.
 */
export function labOf(note: string): string {
  const name = note.replace(/^docs\//, '').replace(/(?:\/index)?\.mdx?$/, '');
  return `${LABS_FOLDER}/${name}`;
}

/** The note that the lab at this path belongs to, as messages name it. */
export function noteOf(lab: string): string {
  const name = lab.slice(LABS_FOLDER.length + 1);
  return name.startsWith('blog/') ? `${name}.md` : `docs/${name}.md`;
}

/**
 * Resolves a note's link to a path below `labs/`.
 *
 * @param note - path of the note, relative to the root
 * @param url - as the author wrote it
 * @returns a path relative to the root; `undefined` if the link leads elsewhere
 */
export function resolveLabLink(note: string, url: string): string | undefined {
  if (!url.startsWith('.')) return undefined;
  const [name = ''] = url.split(/[#?]/);
  const target = path.posix.join(path.posix.dirname(note), decodePath(name));
  return target.startsWith(`${LABS_FOLDER}/`) ? target.replace(/\/$/, '') : undefined;
}
