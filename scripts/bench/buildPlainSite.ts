import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { makeFolder } from './makeFolder.ts';

/** The notes and the sidebars, which import the areas; the rest of `src` would replace parts of the theme. */
const CONTENT = [
  'docs',
  'blog',
  'static',
  'sidebars.ts',
  'src/notes/areas.ts',
  'tsconfig.json',
];

/** Copies what a plain Docusaurus shows. */
export function copyNotes(root: string, folder: string): void {
  for (const name of CONTENT) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
}

/**
 * Builds the same notes with an unmodified Docusaurus: what readers would get without this site's code.
 *
 * @param root - the site's folder
 * @returns the folder of the built site, which is deleted on exit
 * @throws Error if Docusaurus can't build it
 */
export function buildPlainSite(root: string): string {
  const folder = makeFolder();
  copyNotes(root, folder);
  for (const name of ['node_modules', 'labs']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const config = path.join(root, 'scripts/bench/plain/docusaurus.config.js');
  cpSync(config, path.join(folder, 'docusaurus.config.js'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const cli = path.join(root, 'scripts/docusaurus.mjs');
  execFileSync(process.execPath, [cli, 'build'], { cwd: folder });
  return path.join(folder, 'build');
}
