import path from 'node:path';

import { parsePage, type PageFile } from 'mdx-source';
import { openStore } from 'result-cache';
import type { PageResult } from './judge/evaluatePage.ts';
import { openFingerprints, type Fingerprints } from './plan/fingerprints.ts';

/** The default folder for cached results. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/sample-prover');
}

/**
 * Opens the store of page results, by the page's hash; looking one up parses nothing. After any change of the
 * packages or the checkers there is none for a page, but there may still be outcomes for its jobs.
 */
export function openPageResults(folder: string, fingerprintOf: Fingerprints) {
  return openStore<PageResult>(folder, 'pages', fingerprintOf('everything'));
}

/**
 * Opens the results of earlier checks without checking anything; picks up later checks
 * too.
 *
 * @returns a lookup of the verdicts for the current source of a page; `undefined` if it hasn't been checked
 */
export function readVerdicts(root: string, folder = cacheFolder(root)) {
  const results = openPageResults(folder, openFingerprints(root));
  return (file: PageFile) => results.get(parsePage(file).hash)?.verdicts;
}
