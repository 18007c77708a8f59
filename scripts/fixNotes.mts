import path from 'node:path';
import { writeFileSync } from 'node:fs';

import { fixNote } from '../src/content/structure/index.ts';
import { nameNotes, readNotes } from '../src/notes/index.ts';
import { fixOutputs } from '../src/samples/index.ts';
import { runCommand } from './runCommand.ts';

/** Writes what the samples of a note print below them, as `fixOutputs` finds it. */
async function writeOutputs(root: string, files: readonly string[]): Promise<string[]> {
  const changed = await fixOutputs(readNotes(root, files), { root });
  for (const [file, source] of changed) writeFileSync(path.join(root, file), source);
  return [...changed.keys()];
}

/**
 * `npm run fix:notes [-- files]`: mends marks and spaces of Chinese text where they stand, and
 * writes what samples print into their output fences.
 */
async function main(root: string, args: readonly string[]): Promise<void> {
  const notes = readNotes(root, nameNotes(root, args));
  const changed = notes.filter((note) => {
    const fixed = fixNote(note);
    if (fixed === note.source) return false;
    writeFileSync(note.absolutePath, fixed);
    return true;
  });
  const files = notes.map(({ file }) => file);
  const mended = new Set([
    ...changed.map(({ file }) => file),
    ...(await writeOutputs(root, files)),
  ]);
  for (const file of mended) console.log(`mended ${file}`);
  console.log(`${mended.size} of ${notes.length} notes changed`);
}

await runCommand(() => main(process.cwd(), process.argv.slice(2)));
