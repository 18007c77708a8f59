import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The sites in this repository, each with a folder of generated files. */
const SITES = ['', 'tests/fixtures/site', 'tests/fixtures/faults'];

const CACHES = 'node_modules/.cache';

/** The cached results of note and sample checks, which take minutes to recompute. */
const KEPT = new Set(['personal-notes', 'sample-prover']);

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Finds what can be regenerated: generated files, built sites and bundler caches.
 *
 * @param root - folder of the repository
 * @returns paths below it
 */
export function findGenerated(root: string): string[] {
  const generated = SITES.map((site) => path.posix.join(site, '.docusaurus'));
  const builds = list(root).filter((name) => /^build(?:-|$)/.test(name));
  const caches = list(path.join(root, CACHES)).filter((name) => !KEPT.has(name));
  return [
    ...generated.filter((folder) => existsSync(path.join(root, folder))),
    ...builds,
    ...caches.map((name) => `${CACHES}/${name}`),
  ];
}
