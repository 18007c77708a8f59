import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { makeFolder } from './makeFolder.ts';

const USAGE = `npm run bench:build

Time of the committed state, in a clone: checks (npm run lint:notes) and build, cold (without caches)
and warm (with those of the previous run).`;

/** Makes a full clone of the committed state, with the installed packages. */
function makeCopy(root: string): string {
  const copy = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where cp supports them, because the packages have about 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  execFileSync('cp', [how, path.join(root, 'node_modules'), copy]);
  return copy;
}

/** Seconds that Node takes for a script. */
function time(copy: string, ...args: readonly string[]): number {
  const started = performance.now();
  execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 2, 2] });
  return Math.round((performance.now() - started) / 100) / 10;
}

/** Clears the caches before each part, because that of the checks would speed up the build. */
function timeCold(copy: string, ...args: readonly string[]): number {
  for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(copy, kept), { recursive: true, force: true });
  }
  return time(copy, ...args);
}

await runCommand(() => {
  readArguments(USAGE, {});
  const copy = makeCopy(process.cwd());
  const measure = (take: typeof time) => ({
    'checks s': take(copy, '--import', 'tsx', 'scripts/lintNotes.mts'),
    'build s': take(copy, 'scripts/docusaurus.mjs', 'build'),
  });
  console.table({ cold: measure(timeCold), warm: measure(time) });
});
