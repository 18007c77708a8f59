import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readSources, readUses, type UsesFile } from 'swizzle-drift';

/** The list's path, relative to the site's folder. */
export const USES_FILE = 'scripts/upgrading/uses.json';

/** The guide that's generated from it. */
export const GUIDE_FILE = 'UPGRADING.md';

const SEARCHED = [
  'src',
  'packages',
  'scripts',
  'tests',
  'docusaurus.config.ts',
  'vitest.config.mts',
];

/** The list itself, unit tests and fixtures, which make up packages, and prose. */
const IGNORED =
  /^(?:packages\/(?:swizzle-drift|[^/]+\/test)|scripts\/upgrading|tests\/fixtures\/(?!site))\/|^(?:scripts|src)\/.*\.test\.tsx?$|\.(?:md|mdx|csv|svg)$/;

/** Reads the list, our files and the guide's introduction. */
export function readList(siteDir: string) {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const list = JSON.parse(read(USES_FILE)) as UsesFile;
  const sources = readSources(siteDir, SEARCHED, IGNORED);
  const introduction = read('scripts/upgrading/introduction.md');
  return { list, sources, uses: readUses(list, sources), introduction };
}
