import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { makeFolder } from './makeFolder.ts';

/**
 * Makes a full clone of what is committed, with the installed packages.
 *
 * @param root - the site's folder
 * @returns the clone's folder, which goes at the end
 */
export function makeCopy(root: string): string {
  const copy = makeFolder();
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where the system knows them: the packages are some 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  execFileSync('cp', [how, path.join(root, 'node_modules'), copy]);
  return copy;
}

/** Takes away what earlier runs have kept: the caches of bundler and checks, generated files. */
export function forgetAll(copy: string): void {
  for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(copy, kept), { recursive: true, force: true });
  }
}

/** Arguments for Node that run a command of Docusaurus, such as `build`. */
export function docusaurus(...command: string[]): string[] {
  return ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...command];
}
