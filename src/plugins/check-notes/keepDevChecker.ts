import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import logger from '@docusaurus/logger';

/** Starts `devChecker.ts` with a lower priority, so that pages keep being served. It ends with this process. */
export function startDevChecker(siteDir: string): ChildProcess {
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const child = fork(path.join(__dirname, 'devChecker.ts'), [siteDir], {
    // So that V8 collects garbage sooner: without them, the first check takes 430 MB instead of 280.
    execArgv: [
      ...['--max-old-space-size=512', '--max-semi-space-size=4'],
      ...['--no-warnings', '--import', loader],
    ],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** What one that ends sooner would most likely do again. */
const FAILS_MS = 60_000;

/** Starts the dev checker, and again whenever it ends, unless that's soon. */
export function keepDevChecker(siteDir: string): void {
  const start = Date.now();
  const explain = (how: string) => {
    const isAgain = Date.now() - start >= FAILS_MS;
    const next = isAgain
      ? 'They have been started again.'
      : 'To get them back, restart npm start.';
    logger.error(`The checks of notes have stopped (${how}). ${next}`);
    if (isAgain) keepDevChecker(siteDir);
  };
  startDevChecker(siteDir)
    .once('error', ({ message }) => explain(message))
    .once('exit', (code, signal) => {
      // Ctrl+C ends this process, too.
      if (signal !== 'SIGINT') explain(signal ?? `exit code ${code}`);
    });
}
