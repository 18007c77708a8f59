import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { makeFolder } from './makeFolder.ts';

/**
 * Makes a full clone of the committed state, with the installed packages.
 *
 * @param root - the site's folder
 * @returns the clone's folder, which is deleted on exit
 */
export function makeCopy(root: string): string {
  const copy = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where cp supports them, because the packages have about 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  execFileSync('cp', [how, path.join(root, 'node_modules'), copy]);
  return copy;
}

/** Deletes what earlier runs left: the caches of bundler and checks, and generated files. */
export function forgetAll(copy: string): void {
  for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(copy, kept), { recursive: true, force: true });
  }
}

/** Arguments for Node to run a Docusaurus command, such as `build`. */
export function docusaurus(...command: string[]): string[] {
  return ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...command];
}
