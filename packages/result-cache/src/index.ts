export { hashFiles } from './hashFiles.ts';
export { listDependencies, openReleases } from './lockfile.ts';
export { openStore } from './openStore.ts';
