import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';

/** What a page can import, besides files of the site. */
export type Modules = {
  /** What Docusaurus resolves itself: `@theme/Tabs`, `@docusaurus/Link`. */
  readonly aliases: readonly string[];
  readonly hasPackage: (name: string) => boolean;
};

/** The folders with the modules of an alias, and where their names begin. */
const ALIASES = {
  '@theme/': [
    'src/theme/',
    'node_modules/@docusaurus/core/lib/client/theme-fallback/',
    'node_modules/{docusaurus-,@docusaurus/}theme-*/{lib/,src/,}theme/',
  ],
  '@docusaurus/': ['node_modules/@docusaurus/core/lib/client/exports/'],
};

function listAliases(root: string): string[] {
  return Object.entries(ALIASES).flatMap(([alias, folders]) => {
    const patterns = folders.map((folder) => `${folder}**/*.{js,jsx,ts,tsx}`);
    const files = Globby.sync(patterns, { cwd: root, ignore: ['**/*.d.ts'] });
    return files.map((file) =>
      file
        .replace(/^.*?\/(?:theme|theme-fallback|exports)\//, alias)
        .replace(/(?:\/index)?\.\w+$/, ''),
    );
  });
}

/** Reads what pages can import. */
export function readModules(root: string): Modules {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return {
    aliases: listAliases(root),
    hasPackage: (name) =>
      resolve.paths(name)?.some((folder) => existsSync(path.join(folder, name))) ?? false,
  };
}
