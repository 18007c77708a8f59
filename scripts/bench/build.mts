import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { docusaurus, forgetAll, makeCopy } from './copy.ts';
import { PARTS, weighParts } from './growth.ts';
import { makeNote } from './makeNote.ts';
import { printTable } from './printTable.ts';
import { runWatched } from './runWatched.ts';
import { SUBJECTS } from './subjects.ts';
import { timeStart } from './timeStart.ts';

const USAGE = `npm run bench:build [-- --scale [200 1000 …]]

Time and memory of the committed state, in a clone: checks (npm run lint:notes), build and start, cold
(without caches) and warm (with those of the previous run); size of the parts that may grow.

  --scale  repeats it with this many additional synthetic notes`;

const SIZES = [200, 1000, 5000];

/** Notes per folder; each folder is a sidebar category. */
const IN_A_FOLDER = 40;

const CHECKS = ['--import', 'tsx', 'scripts/lintNotes.mts'];

/**
 * Measures one state. In the cold state, caches are cleared before each part, because the checks' cache
 * would speed up the build. The build comes last, so that everything is warm after it.
 */
async function measure(copy: string, state: 'cold' | 'warm') {
  const forget = () => state === 'cold' && forgetAll(copy);
  forget();
  const checks = await runWatched(CHECKS, copy);
  forget();
  const { first, edit } = await timeStart(copy);
  forget();
  const build = await runWatched(docusaurus('build'), copy);
  return [
    checks.seconds.toFixed(1),
    build.seconds.toFixed(1),
    String(build.peakMiB ?? 'not known'),
    first.toFixed(1),
    edit.toFixed(2),
  ];
}

/** Commits the added notes in the copy, because note dates come from Git. */
function addNotes(copy: string, from: number, to: number): void {
  if (from === to) return;
  for (let place = from; place < to; place += 1) {
    const area = `docs/tech-notes/synthetic-${Math.floor(place / IN_A_FOLDER)}`;
    mkdirSync(path.join(copy, area), { recursive: true });
    writeFileSync(path.join(copy, area, `note-${place}.md`), makeNote(place));
  }
  const name = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org'];
  execFileSync('git', ['add', 'docs'], { cwd: copy });
  execFileSync('git', [...name, 'commit', '--quiet', '-m', 'bench'], { cwd: copy });
}

/** `npm run bench:build`: how long checks, builds and starts take, now or with many more notes. */
async function main(root: string): Promise<void> {
  const { values, positionals } = readArguments(USAGE, { scale: { type: 'boolean' } });
  const scale = positionals.length > 0 ? positionals.map(Number) : SIZES;
  const sizes = [0, ...(values.scale ? scale : [])];
  const copy = makeCopy(root);
  const times = [['', 'checks s', 'build s', 'peak MiB', 'first page s', 'an edit s']];
  const weights = [['bytes of brotli', ...PARTS]];
  for (const [place, size] of sizes.entries()) {
    addNotes(copy, sizes[place - 1] ?? 0, size);
    for (const state of ['cold', 'warm'] as const) {
      const name = `${size} notes more, ${state}`;
      times.push([name, ...(await measure(copy, state))]);
      console.log(`${name}: measured`);
    }
    const parts = weighParts(path.join(copy, 'build'), SUBJECTS[0].path);
    weights.push([`${size} notes more`, ...parts]);
  }
  printTable(times);
  printTable(weights);
}

await runCommand(() => main(process.cwd()));
