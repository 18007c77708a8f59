/** Entry point for caches of what was found in pages. */
export { hashFiles } from './hashFiles.ts';
export { listDependencies, openReleases } from './releases.ts';
export { openStore } from './openStore.ts';
export { parseLines } from './parseLines.ts';
