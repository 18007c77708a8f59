import { Globby } from '@docusaurus/utils';
import type { Page } from '../page/parsePage.ts';
import { readPage } from '../page/readPage.ts';

/** Folders with notes, relative to the project's root. */
export const NOTE_FOLDERS = ['docs', 'blog', 'src/pages'] as const;

const IS_NOTE = /(?:^|\/)[^_/][^/]*\.mdx?$/;
const IS_PARTIAL = /(?:^|\/)_/;

/**
 * Whether a path, relative to the root, is a note rather than a partial that notes
 * import.
 */
export function isNoteFile(file: string): boolean {
  const isBelow = NOTE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return isBelow && IS_NOTE.test(file) && !IS_PARTIAL.test(file);
}

/** Paths of all notes of the site, relative to the root. */
export function listNoteFiles(root: string): string[] {
  const patterns = NOTE_FOLDERS.map((folder) => `${folder}/**/*.{md,mdx}`);
  return Globby.sync(patterns, { cwd: root }).filter(isNoteFile);
}

/**
 * Reads notes, which are shared: see {@link readPage}.
 *
 * @param root - the project's root
 * @param files - paths relative to it; all notes of the site by default
 * @returns the notes sorted by path; their bodies are parsed lazily
 */
export function readNotes(root: string, files?: readonly string[]): Page[] {
  return [...(files ?? listNoteFiles(root))].sort().map((file) => readPage(root, file));
}
