import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FindVerdicts, Note } from '../../notes/index.ts';
import type { PageState } from './checkAll.ts';

function toTarget(folder: string, file: string): string {
  return path.join(folder, `${file}.json`);
}

function readState(target: string): string | undefined {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes what the page of each note depends on into a file of its own; the page is compiled again
 * for it (see `dependOnVerdicts.cjs`).
 *
 * @param folder - holds the files, at the paths of the notes
 * @returns the notes whose files have changed
 */
export function writePages(folder: string, pages: readonly PageState[]): string[] {
  return pages.flatMap(({ file, state }) => {
    const target = toTarget(folder, file);
    if (readState(target) === state) return [];
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, state);
    return [file];
  });
}

/**
 * Takes away the files of notes whose samples nobody knows any more, because the note, a checker
 * or the cache has changed: a page that the bundler has kept may show what is no longer true.
 */
export function forgetPages(
  folder: string,
  notes: readonly Note[],
  find: FindVerdicts,
): void {
  for (const note of notes) {
    if (!find(note)) rmSync(toTarget(folder, note.file), { force: true });
  }
}
