import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { PAGE_FOLDERS } from 'mdx-source';
import { readHistory } from '../../notes/readHistory.ts';
import { checkForBuild } from './checkForBuild.ts';
import { keepDevChecker } from './keepDevChecker.ts';
import { devServer } from './overlay.ts';
import { PROBLEMS_FOLDER } from './problemFile.ts';

export { default as noteProblems } from './noteProblems.ts';

/**
 * Checks every note against the rules for front matter and structure, and its samples with their language's
 * tools: `build` fails with one report of all errors, `start` prints them, shows them on the page, and
 * keeps running.
 */
export default function checkNotesPlugin({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    include: PAGE_FOLDERS.map((name) => path.join(siteDir, name, path.sep)),
    loader: path.join(__dirname, 'addProblemDependency.cjs'),
    options: { siteDir, folder: PROBLEMS_FOLDER },
  };
  let isChecking = false;
  return {
    name: 'check-notes',
    async loadContent() {
      readHistory(siteDir); // in a shallow clone this fails at once, instead of after all checks
      if (isBuild) await checkForBuild(siteDir);
      else if (!isChecking) keepDevChecker(siteDir);
      isChecking = true;
    },
    configureWebpack: () => (isBuild ? {} : { module: { rules: [rule] }, devServer }),
  };
}
