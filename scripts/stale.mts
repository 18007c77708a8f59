import { readNotes, readToday } from 'notes-lint';
import { runCommand } from './runCommand.ts';
import { rankStale } from './stale/rankStale.ts';

const USAGE = `npm run stale

Lists the notes to recheck: those past their term, then the 20 that matter most by their age and the
number of notes that link to them.`;

/** How many notes within their term are listed. */
const MAX_LISTED = 20;

await runCommand(USAGE, {}, () => {
  const today = readToday();
  const notes = readNotes(process.cwd());
  const ranked = rankStale(notes, today);
  const stale = ranked.filter(({ isStale }) => isStale);
  for (const note of ranked.slice(0, stale.length + MAX_LISTED)) {
    console.log(
      `${note.file}  trusted until ${note.until} (${note.term} days), linked by ${note.inbound}`,
    );
  }
  console.log(
    `${stale.length} of ${notes.length} notes are past their term as of ${today}`,
  );
});
