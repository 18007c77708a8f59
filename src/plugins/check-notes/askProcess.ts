import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { CheckAnswer, FullReport } from './checkProcess.ts';

const PROCESS = fileURLToPath(new URL('./checkProcess.ts', import.meta.url));

function startProcess(): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(PROCESS, [], {
    execArgv: ['--no-warnings', '--import', loader],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The processes it spawns inherit this priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, root: string): Promise<FullReport> {
  child.removeAllListeners('message').removeAllListeners('exit');
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    child.on('message', (answer: CheckAnswer) =>
      'error' in answer ? fail(answer.error) : resolve(answer.report),
    );
    child.on('exit', (code) =>
      fail(`The process that checks the notes ended by itself (${code}).`),
    );
    child.send(root, (error) => error && fail(error.message));
  });
}

/**
 * Checks notes in a separate process with the lowest priority, so that `npm start` keeps serving
 * pages in the meantime. The process exits with its parent.
 *
 * @returns a function that requests a check of all notes
 */
export function openCheckProcess(root: string): () => Promise<FullReport> {
  let child: ChildProcess | undefined;
  return () => {
    if (!child?.connected) child = startProcess();
    return ask(child, root);
  };
}
