import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Sites of this repository, each with a folder of generated files. */
const SITES = ['', 'tests/fixtures/site', 'tests/fixtures/faults'];

const CACHES = 'node_modules/.cache';

/** What the checks of samples know, which takes minutes to find out again. */
const KEPT = 'personal-notes';

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Finds what can be made again: generated files, built sites and caches of bundlers.
 *
 * @param root - folder of the repository
 * @returns paths below it
 */
export function findGenerated(root: string): string[] {
  const generated = SITES.map((site) => path.posix.join(site, '.docusaurus'));
  const builds = list(root).filter((name) => /^build(?:-|$)/.test(name));
  const caches = list(path.join(root, CACHES)).filter((name) => name !== KEPT);
  return [
    ...generated.filter((folder) => existsSync(path.join(root, folder))),
    ...builds,
    ...caches.map((name) => `${CACHES}/${name}`),
  ];
}
