import { listStale, readNotes, readToday } from 'notes-lint';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE =
  'npm run stale\n\nLists the notes past their term, the longest overdue first.';

/** `npm run stale`: the notes past their term, the longest overdue first. */
function main(root: string): void {
  readArguments(USAGE, {});
  const today = readToday();
  const notes = readNotes(root);
  const stale = listStale(notes, today);
  for (const { file, until, term } of stale) {
    console.log(`${file}  trusted until ${until} (${term} days)`);
  }
  console.log(`${stale.length} of ${notes.length} notes are past their term on ${today}`);
}

await runCommand(() => main(process.cwd()));
