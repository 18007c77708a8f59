import { readPages } from 'mdx-source';
import { readToday } from 'notes-lint';
import { listDue } from './listDue.ts';
import { runCommand } from './cli/runCommand.ts';

const USAGE = `npm run stale

Lists the notes to recheck: those past their term, then the 20 whose term ends next.`;

/** How many notes within their term are listed. */
const MAX_LISTED = 20;

await runCommand(USAGE, {}, () => {
  const today = readToday();
  const notes = readPages(process.cwd());
  const due = listDue(notes, today);
  const stale = due.filter(({ isStale }) => isStale);
  for (const note of due.slice(0, stale.length + MAX_LISTED)) {
    console.log(`${note.file}  trusted until ${note.until} (${note.term} days)`);
  }
  console.log(
    `${stale.length} of ${notes.length} notes are past their term as of ${today}`,
  );
});
