import { spawnSync } from 'node:child_process';

import { readNotes, readToday } from 'notes-lint';
import { buildGraph } from 'page-graph';
import { listReleases } from './graph/listReleases.ts';
import { rankStale } from './graph/rankStale.ts';
import { toPages } from './graph/toPages.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run stale [-- --registry]

Lists the notes to recheck: those past their term, then the 20 that matter most by their age and the
number of notes that link to them.

  --registry  also counts newer releases of the installed packages that notes ran on`;

/** How many notes within their term are listed. */
const MAX_LISTED = 20;

/** Newer releases of the installed packages, by `name@version`. */
function queryRegistry(): Map<string, string> {
  const args = ['outdated', '--json', '--workspaces', '--include-workspace-root'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  const outdated = JSON.parse(stdout || '{}') as Parameters<typeof listReleases>[0];
  if ('error' in outdated) throw new Error('The npm registry did not respond.');
  return listReleases(outdated);
}

/** `npm run stale`: lists the notes to recheck, most urgent first. */
function main(root: string): void {
  const { values } = readArguments(USAGE, { registry: { type: 'boolean' } });
  const today = readToday();
  const notes = readNotes(root);
  const graph = buildGraph(toPages(notes), { baseUrl: '/' });
  const inbound = new Map(
    [...graph].map(([file, { linkedFrom }]) => [file, linkedFrom.length]),
  );
  const releases = values.registry ? queryRegistry() : new Map<string, string>();
  const ranked = rankStale(notes, inbound, releases, today);
  const stale = ranked.filter(({ isStale }) => isStale);
  for (const note of ranked.slice(0, stale.length + MAX_LISTED)) {
    const newer = note.behind.length > 0 ? `, behind: ${note.behind.join(', ')}` : '';
    console.log(
      `${note.file}  trusted until ${note.until} (${note.term} days), linked by ${note.inbound}${newer}`,
    );
  }
  console.log(
    `${stale.length} of ${notes.length} notes are past their term as of ${today}`,
  );
}

await runCommand(() => main(process.cwd()));
