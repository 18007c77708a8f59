import path from 'node:path';
import { writeFileSync } from 'node:fs';

import { fixNote } from '../src/content/structure/index.ts';
import { readNotes } from '../src/notes/index.ts';

/** `npm run fix:notes [-- files]`: mends marks and spaces of Chinese text where they stand. */
function main(root: string, args: readonly string[]): void {
  const named = args.map((arg) =>
    path.relative(root, path.resolve(arg)).split(path.sep).join('/'),
  );
  const notes = readNotes(root, named.length > 0 ? named : undefined);
  const changed = notes.filter((note) => {
    const fixed = fixNote(note);
    if (fixed === note.source) return false;
    writeFileSync(note.absolutePath, fixed);
    return true;
  });
  for (const { file } of changed) console.log(`mended ${file}`);
  console.log(`${changed.length} of ${notes.length} notes changed`);
}

main(process.cwd(), process.argv.slice(2));
