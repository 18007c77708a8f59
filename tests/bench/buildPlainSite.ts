import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { aFolder } from 'mdx-source/testing';

const COPIED = ['docs', 'blog', 'static', 'tsconfig.json'];

/** A link to the sidebars lets them import from `src`, which in a copy would replace parts of the theme. */
const LINKED = ['node_modules', 'labs', 'sidebars.ts'];

/** Puts the same notes into a folder, for an unmodified Docusaurus. */
function createPlainSite(siteDir: string, folder: string): void {
  for (const name of COPIED) {
    cpSync(path.join(siteDir, name), path.join(folder, name), { recursive: true });
  }
  for (const name of LINKED)
    symlinkSync(path.join(siteDir, name), path.join(folder, name));
  const config = path.join(siteDir, 'tests/bench/plain/docusaurus.config.js');
  cpSync(config, path.join(folder, 'docusaurus.config.js'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
}

/**
 * Builds the same notes with an unmodified Docusaurus: what readers would get without this site's code.
 *
 * @param siteDir - the site's folder
 * @returns the folder of the built site, which is deleted on exit
 * @throws Error if Docusaurus can't build it
 */
export function buildPlainSite(siteDir: string): string {
  const { root: folder, remove } = aFolder();
  process.once('exit', remove);
  createPlainSite(siteDir, folder);
  const cli = path.join(siteDir, 'scripts/cli/docusaurus.mjs');
  execFileSync(process.execPath, [cli, 'build'], { cwd: folder });
  return path.join(folder, 'build');
}
