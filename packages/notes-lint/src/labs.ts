import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { decodeAddress, type Page as Note } from 'mdx-source';

/** The labs' folder, relative to the project's root. */
export const LABS = 'labs';

/** The project's root: a note's absolute path minus its relative one. */
export function rootOf({ absolutePath, file }: Note): string {
  return absolutePath.slice(0, -file.length);
}

/** A lab's folder, and the files in it. */
export type Lab = {
  /** Path relative to the project's root: `labs/tech-notes/http/dns`. */
  readonly folder: string;
  readonly files: readonly string[];
};

function isOwn(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}

function walk(root: string, folder: string, isInside: boolean): Lab[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const own = entries.filter(({ name }) => isOwn(name));
  const files = own.filter((entry) => entry.isFile()).map(({ name }) => name);
  const isLab = files.includes('run.sh') || (files.length > 0 && !isInside);
  const below = own
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => walk(root, `${folder}/${name}`, isInside || isLab));
  return isLab ? [{ folder, files }, ...below] : below;
}

/**
 * The project's labs: every folder below `labs/` with a `run.sh`, plus every folder with
 * files that don't belong to a lab. Skips `labs/shared`, names that begin with a dot, and
 * installed packages.
 */
export function listLabs(root: string): Lab[] {
  if (!existsSync(path.join(root, LABS))) return [];
  return readdirSync(path.join(root, LABS))
    .filter((name) => isOwn(name) && name !== 'shared')
    .map((name) => `${LABS}/${name}`)
    .filter((folder) => statSync(path.join(root, folder)).isDirectory())
    .flatMap((folder) => walk(root, folder, false));
}

/**
 * The folder of a note's lab: `labs/tech-notes/http/dns` for
 * `docs/tech-notes/http/dns.md`.
 */
export function labOf(note: string): string {
  const place = note.replace(/^docs\//, '').replace(/(?:\/index)?\.mdx?$/, '');
  return `${LABS}/${place}`;
}

/** The note that the lab at this path belongs to, as messages name it. */
export function noteOf(lab: string): string {
  const place = lab.slice(LABS.length + 1);
  return place.startsWith('blog/') ? `${place}.md` : `docs/${place}.md`;
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
  const [place = ''] = url.split(/[#?]/);
  const target = path.posix.join(path.posix.dirname(note), decodeAddress(place));
  return target.startsWith(`${LABS}/`) ? target.replace(/\/$/, '') : undefined;
}
