import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FindVerdicts, Note, SamplesReport } from 'notes-lint';

/** What a note's page depends on: its content and the results for its samples. */
export type PageState = { readonly file: string; readonly state: string };

/** The page state of each note whose samples were checked in this run. */
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
 * Writes the state of each note's page to a separate file, whose change makes the bundler recompile
 * the page (see `dependencies.cjs`).
 *
 * @param folder - where the files are written, at the notes' paths
 * @returns the notes whose state files changed
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
 * Deletes the state files of notes whose sample results are no longer cached, because the note, a
 * checker or the cache changed: the bundler's cached page may show outdated results.
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
