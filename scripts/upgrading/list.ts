import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readSources, readUses, readUsesFile, type Layout } from 'swizzle-drift';

/** The list's path, relative to the root. */
export const USES_FILE = 'scripts/upgrading/uses.json';

/** The guide that's generated from it. */
export const GUIDE_FILE = 'UPGRADING.md';

/** Tests use made-up packages. */
export const MADE_UP = /^(?:tests\/unit|packages\/[^/]+\/test)\//;

const LAYOUT: Layout = {
  folders: ['src', 'packages', 'scripts', 'tests'],
  files: ['docusaurus.config.ts', 'vitest.config.mts'],
  aside:
    /^packages\/swizzle-drift\/|^scripts\/upgrading\/|^tests\/fixtures\/(?!site)|^tests\/unit\/upgrading|\.(?:md|mdx|csv|svg)$/,
};

/** Reads the list, our files and the guide's introduction. */
export function readList(root: string) {
  const list = readUsesFile(path.join(root, USES_FILE));
  const sources = readSources(root, LAYOUT);
  const file = path.join(root, 'scripts/upgrading/introduction.md');
  const introduction = readFileSync(file, 'utf8');
  return { list, sources, uses: readUses(list, sources), introduction };
}
