import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { commandOf, withCopy, type Variant } from './copy.ts';
import { weighGrowth, type Growth } from './growth.ts';
import { makeNote } from './makeNote.ts';
import { printTable } from './printTable.ts';
import { runWatched, type Run } from './runWatched.ts';
import { SUBJECTS } from './subjects.ts';
import { findNoteToEdit, timeStart } from './timeStart.ts';

const SIZES = [200, 1000, 5000];

/** Notes of a folder; each folder is a category of the sidebar. */
const IN_A_FOLDER = 40;

/** Synthetic notes are not written by the rules, so that the checks are left out here. */
const VARIANT: Variant = 'without checks';

type Row = {
  readonly size: number;
  readonly build: Run;
  readonly firstPage: number;
  readonly growth: Growth;
};

/** The dates of notes come from git: what is added is committed, in the copy. */
function commit(copy: string): void {
  const name = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org'];
  execFileSync('git', ['add', 'docs'], { cwd: copy });
  execFileSync('git', [...name, 'commit', '--quiet', '-m', 'bench'], { cwd: copy });
}

function addNotes(copy: string, from: number, to: number): void {
  for (let place = from; place < to; place += 1) {
    const area = `docs/tech-notes/synthetic-${Math.floor(place / IN_A_FOLDER)}`;
    const folder = path.join(copy, area);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `note-${place}.md`), makeNote(place).source);
  }
  commit(copy);
}

async function measure(copy: string, size: number, edited: string): Promise<Row> {
  rmSync(path.join(copy, 'build'), { recursive: true, force: true });
  const build = await runWatched(commandOf(VARIANT, 'build'), copy);
  const growth = weighGrowth(copy, SUBJECTS[0]?.path ?? '');
  const times = await timeStart(copy, { variant: VARIANT, isWarm: true }, edited);
  return { size, build, growth, firstPage: times['first page'] };
}

function print(rows: readonly Row[]): void {
  const [first] = rows;
  const last = rows.at(-1);
  const parts = Object.keys(first?.growth ?? {});
  const heads = ['notes added', 'build s', 'peak MiB', 'first page s', ...parts];
  const cells = rows.map(({ size, build, firstPage, growth }) => [
    ...[String(size), build.seconds.toFixed(1), String(build.peakMiB ?? 'not known')],
    ...[firstPage.toFixed(1), ...parts.map((part) => String(growth[part] ?? NaN))],
  ]);
  const perNote = parts.map((part) => {
    const bytes = (last?.growth[part] ?? NaN) - (first?.growth[part] ?? NaN);
    return (bytes / ((last?.size ?? NaN) - (first?.size ?? NaN))).toFixed(1);
  });
  // Turned: a line for each thing that is measured.
  const table = [heads, ...cells, ['a note more', '', '', '', ...perNote]];
  printTable(heads.map((_, line) => table.map((column) => column[line] ?? '')));
}

/**
 * `npm run bench:scale [-- sizes]`: what a build and a start take, and which bytes of brotli grow
 * for every reader, in a clone of what is committed with so many synthetic notes more.
 */
async function main(root: string, args: readonly string[]): Promise<void> {
  const sizes = [0, ...(args.length > 0 ? args.map(Number) : SIZES)];
  const edited = findNoteToEdit(root);
  await withCopy(root, async (copy) => {
    const rows: Row[] = [];
    for (const [place, size] of sizes.entries()) {
      if (size > 0) addNotes(copy, sizes[place - 1] ?? 0, size);
      const row = await measure(copy, size, edited);
      console.log(`${size} notes added: built in ${row.build.seconds.toFixed(1)} s`);
      rows.push(row);
    }
    print(rows);
  });
}

await main(process.cwd(), process.argv.slice(2));
