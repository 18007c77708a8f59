import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { PAGE_FOLDERS } from 'mdx-source';
import { readHistory } from '../../notes/readHistory.ts';
import { checkForBuild } from './checkForBuild.ts';
import { devServer } from './overlay.ts';
import { PROBLEMS_FOLDER } from './problemFile.ts';

export { default as noteProblems } from './noteProblems.ts';

/** Starts `devChecker.ts` with a lower priority, so that pages keep being served. It ends with this process. */
export function startDevChecker(root: string): ChildProcess {
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const child = fork(path.join(__dirname, 'devChecker.ts'), [root], {
    // So that V8 collects garbage sooner: without it, the first check takes 430 MB instead of 250.
    execArgv: ['--max-old-space-size=512', '--no-warnings', '--import', loader],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

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
    options: { root: siteDir, folder: PROBLEMS_FOLDER },
  };
  let devChecker: ChildProcess | undefined;
  return {
    name: 'check-notes',
    async loadContent() {
      readHistory(siteDir); // in a shallow clone this fails at once, instead of after all checks
      if (isBuild) await checkForBuild(siteDir);
      else
        devChecker ??= startDevChecker(siteDir).once('exit', (code, signal) => {
          if (signal === 'SIGINT') return; // Ctrl+C, which ends this process too
          const how = signal ?? `exit code ${code}`;
          logger.error(
            `The checks of notes have stopped (${how}). To get them back, restart npm start.`,
          );
        });
    },
    configureWebpack: () => (isBuild ? {} : { module: { rules: [rule] }, devServer }),
  };
}
