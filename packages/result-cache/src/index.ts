export { hashFiles } from './hashFiles.ts';
export { openReleases, readInstalled, type Installed } from './lockfile.ts';
export { openStore } from './openStore.ts';
