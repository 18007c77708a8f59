import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { type Note, readNotes, readToday } from 'notes-lint';
import { buildGraph } from 'page-graph';
import { listRan, rankStale, type Releases } from './graph/rankStale.ts';
import { toPages } from './graph/toPages.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run stale [-- --registry]

Lists the notes to recheck: those past their term, then the 20 that matter most by their age and the
number of notes that link to them.

  --registry  also counts newer releases in the npm registry of what the notes ran on`;

/** How many notes within their term are listed. */
const MOST = 20;

/** Concurrent requests to the registry. */
const AT_ONCE = 8;

/**
 * The newest version of each npm package. Other tools share a name with one, such as chromium, so a
 * package only counts if the registry has the version that the note ran on.
 */
async function askRegistry(notes: readonly Note[]): Promise<Releases> {
  const ran = new Map(notes.flatMap(listRan));
  // Node's entry is the oldest supported version.
  const entries = [...ran].filter(([, name]) => name !== 'node');
  const releases = new Map<string, string>();
  const ask = async () => {
    for (let next = entries.pop(); next; next = entries.pop()) {
      const [entry, name] = next;
      const view = (what: string) =>
        promisify(execFile)('npm', ['view', what, 'version']);
      const known = await view(entry).catch(() => ({ stdout: '' }));
      if (known.stdout) releases.set(name, (await view(name)).stdout.trim());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return releases;
}

/** `npm run stale`: lists the notes to recheck, most urgent first. */
async function main(root: string): Promise<void> {
  const { values } = readArguments(USAGE, { registry: { type: 'boolean' } });
  const today = readToday();
  const notes = readNotes(root);
  const graph = buildGraph(toPages(notes), { baseUrl: '/' });
  const inbound = new Map(
    [...graph].map(([file, { linkedFrom }]) => [file, linkedFrom.length]),
  );
  const releases = values.registry ? await askRegistry(notes) : new Map<string, string>();
  const ranked = rankStale(notes, inbound, releases, today);
  const stale = ranked.filter(({ isStale }) => isStale);
  for (const { file, until, term, inbound: count, behind } of ranked.slice(
    0,
    stale.length + MOST,
  )) {
    const newer = behind.length > 0 ? `, behind: ${behind.join(', ')}` : '';
    console.log(
      `${file}  trusted until ${until} (${term} days), linked by ${count}${newer}`,
    );
  }
  console.log(
    `${stale.length} of ${notes.length} notes are past their term as of ${today}`,
  );
}

await runCommand(() => main(process.cwd()));
