import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { commandOf, forgetAll, withCopy, type Variant } from './copy.ts';
import { weighGrowth } from './growth.ts';
import { makeNote } from './makeNote.ts';
import { printTable } from './printTable.ts';
import { runWatched, type Run } from './runWatched.ts';
import { SUBJECTS } from './subjects.ts';
import { timeStart } from './timeStart.ts';

const USAGE = `npm run bench:build [-- --scale [200 1000 …]]

Seconds and memory of what is committed, in a clone: checks (npm run lint:notes), builds and starts,
cold without any cache and warm with all that the run before has kept; also without the checks and
without Docusaurus' faster.

  --scale  the same, and which bytes of brotli grow, with so many synthetic notes more`;

const SIZES = [200, 1000, 5000];

/** Notes of a folder; each folder is a category of the sidebar. */
const IN_A_FOLDER = 40;

const seconds = (time: number) => time.toFixed(1);
const describe = (run: Run) => [seconds(run.seconds), String(run.peakMiB ?? 'not known')];

/** Synthetic notes are not written by the rules, so that the command says no; its time counts. */
async function timeChecks(copy: string): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/lintNotes.mts'];
  return seconds((await runWatched(args, copy, [0, 1])).seconds);
}

/** A line for each state, cold first: checks, build with its memory, first page, page after an edit. */
async function measure(copy: string, variant: Variant, label: string) {
  const rows: string[][] = [];
  for (const state of ['cold', 'warm']) {
    if (state === 'cold') forgetAll(copy);
    const checks = variant === 'site' ? await timeChecks(copy) : '';
    // Each begins as cold as the one before: what the checks have kept would help the build.
    if (state === 'cold') forgetAll(copy);
    const build = describe(await runWatched(commandOf(variant, 'build'), copy));
    if (state === 'cold') forgetAll(copy);
    const { first, edit } = await timeStart(copy, variant);
    rows.push([`${label}, ${state}`, checks, ...build, seconds(first), edit.toFixed(2)]);
  }
  return rows;
}

const HEADS = ['', 'checks s', 'build s', 'peak MiB', 'first page s', 'an edit s'];

async function compareVariants(copy: string): Promise<void> {
  const rows = [HEADS];
  for (const variant of ['site', 'without checks', 'without faster'] as const) {
    rows.push(...(await measure(copy, variant, variant)));
  }
  printTable(rows);
}

/** The dates of notes come from git: what is added is committed, in the copy. */
function addNotes(copy: string, from: number, to: number): void {
  for (let place = from; place < to; place += 1) {
    const area = `docs/tech-notes/synthetic-${Math.floor(place / IN_A_FOLDER)}`;
    mkdirSync(path.join(copy, area), { recursive: true });
    writeFileSync(path.join(copy, area, `note-${place}.md`), makeNote(place));
  }
  const name = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org'];
  execFileSync('git', ['add', 'docs'], { cwd: copy });
  execFileSync('git', [...name, 'commit', '--quiet', '-m', 'bench'], { cwd: copy });
}

async function compareSizes(copy: string, added: readonly number[]): Promise<void> {
  const sizes = [0, ...added];
  const weights: Record<string, number>[] = [];
  const rows = [HEADS];
  for (const [place, size] of sizes.entries()) {
    if (size > 0) addNotes(copy, sizes[place - 1] ?? 0, size);
    forgetAll(copy);
    const checks = [await timeChecks(copy), await timeChecks(copy)];
    const build = describe(await runWatched(commandOf('without checks', 'build'), copy));
    weights.push(weighGrowth(path.join(copy, 'build'), SUBJECTS[0]?.path ?? ''));
    const { first, edit } = await timeStart(copy, 'without checks');
    const label = `${size} notes more`;
    rows.push([label, checks.join(' / '), ...build, seconds(first), edit.toFixed(2)]);
    console.log(`${label}: measured`);
  }
  printTable(rows);
  const parts = Object.keys(weights[0] ?? {}).map((part) => {
    const bytes = weights.map((weight) => weight[part] ?? NaN);
    const grown = ((bytes.at(-1) ?? NaN) - (bytes[0] ?? NaN)) / (sizes.at(-1) ?? NaN);
    return [part, ...bytes.map(String), grown.toFixed(1)];
  });
  printTable([['bytes of brotli', ...sizes.map(String), 'a note more'], ...parts]);
}

/** `npm run bench:build`: what checks, builds and starts take, now or with many more notes. */
async function main(root: string): Promise<void> {
  const { values, positionals } = readArguments(USAGE, { scale: { type: 'boolean' } });
  const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;
  await withCopy(root, (copy) =>
    values.scale ? compareSizes(copy, sizes) : compareVariants(copy),
  );
}

await runCommand(() => main(process.cwd()));
