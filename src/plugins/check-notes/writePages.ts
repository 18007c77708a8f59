import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FindVerdicts, Note, SamplesReport } from 'notes-lint';

/** What the page of a note depends on: its text and what is known about its samples. */
export type PageState = { readonly file: string; readonly state: string };

/** Pages of the notes whose samples were looked at in this run. */
export function describePages(report: SamplesReport): PageState[] {
  return report.fresh.map(({ file, hash }) => {
    const verdicts = report.verdicts.get(file) ?? [];
    const depths = verdicts.map(({ depth, reason }) => [depth, reason]);
    return { file, state: JSON.stringify({ hash, depths }) };
  });
}

function toTarget(folder: string, file: string): string {
  return path.join(folder, `${file}.json`);
}

/**
 * Writes what the page of each note depends on into a file of its own; the page is compiled again
 * for it (see `dependencies.cjs`).
 *
 * @param folder - holds the files, at the paths of the notes
 * @returns the notes whose files have changed
 */
export function writePages(folder: string, pages: readonly PageState[]): string[] {
  return pages.flatMap(({ file, state }) => {
    const target = toTarget(folder, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === state) return [];
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
