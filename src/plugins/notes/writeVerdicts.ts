import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Note } from '../../content/note.ts';
import type { SamplesReport } from '../../samples/index.ts';

function readKnown(target: string): string | undefined {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
}

function toText({ file, hash }: Note, { verdicts }: SamplesReport): string {
  const depths = (verdicts.get(file) ?? []).map(({ depth, reason }) => [depth, reason]);
  return JSON.stringify({ hash, depths });
}

/**
 * Writes what was found about the samples of each note that was looked at into a file of its own;
 * the page of the note is compiled again for it (see `dependOnVerdicts.cjs`).
 *
 * @param folder - holds the files, at the paths of the notes
 * @returns the notes whose files have changed
 */
export function writeVerdicts(folder: string, report: SamplesReport): string[] {
  return report.fresh.flatMap((note) => {
    const target = path.join(folder, `${note.file}.json`);
    const text = toText(note, report);
    if (readKnown(target) === text) return [];
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return [note.file];
  });
}
