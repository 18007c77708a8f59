import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { makeFolder } from './makeFolder.ts';
import { docusaurus, runWatched } from './runWatched.ts';
import { timeStart } from './timeStart.ts';

const USAGE = `npm run bench:build

Time and memory of the committed state, in a clone: checks (npm run lint:notes), build and start, cold
(without caches) and warm (with those of the previous run).`;

const CHECKS = ['--import', 'tsx', 'scripts/lintNotes.mts'];

/** Makes a full clone of the committed state, with the installed packages. */
function makeCopy(root: string): string {
  const copy = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where cp supports them, because the packages have about 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  execFileSync('cp', [how, path.join(root, 'node_modules'), copy]);
  return copy;
}

/**
 * Measures one state. In the cold state, caches are cleared before each part, because the checks' cache
 * would speed up the build. The build comes last, so that everything is warm after it.
 */
async function measure(copy: string, state: 'cold' | 'warm') {
  const forget = () => {
    for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
      if (state === 'warm') continue;
      rmSync(path.join(copy, kept), { recursive: true, force: true });
    }
  };
  forget();
  const checks = await runWatched(CHECKS, copy);
  forget();
  const start = await timeStart(copy);
  forget();
  const build = await runWatched(docusaurus('build'), copy);
  return {
    'checks s': checks.seconds,
    'build s': build.seconds,
    'peak MiB': build.peakMiB,
    'first page s': start.first,
    'an edit s': start.edit,
  };
}

await runCommand(async () => {
  readArguments(USAGE, {});
  const copy = makeCopy(process.cwd());
  console.table({ cold: await measure(copy, 'cold'), warm: await measure(copy, 'warm') });
});
