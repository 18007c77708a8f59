import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { readNotes } from 'notes-lint';
import { findPort } from '../findPort.ts';
import { docusaurus } from './runWatched.ts';

const LONGEST = 300_000;
const PAUSE = 40;
const WORDS = 'wordsofbench';

async function waitFor(address: string, words: string): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST);
  while (!signal.aborted) {
    // Until the server is listening, fetch rejects.
    const answer = await fetch(address, { signal }).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : '';
    if (text.includes(words)) return text;
    await sleep(PAUSE);
  }
  throw new Error(`${address} never had "${words}".`);
}

/** The name of the script that contains a note; the main script lists all of them. */
function findChunk(main: string, file: string): string {
  const stem = file.replace(/\.mdx?$/, '').replaceAll('/', '-');
  const [chunk] = new RegExp(`content---${stem}-[\\w-]*`).exec(main) ?? [];
  if (chunk === undefined) throw new Error(`The main script names no script of ${file}.`);
  return `${chunk}.js`;
}

/**
 * Starts the site in a copy, edits a note whose path is simple enough to find its script, and stops.
 *
 * @param copy - folder of the copy
 * @returns the seconds from the command until the first page's scripts are served, and from saving an
 *   edit until it's in its page's script
 */
export async function timeStart(copy: string): Promise<{ first: number; edit: number }> {
  const note = readNotes(copy).find(({ file }) => /^docs\/.+\/[\w-]+\.md$/.test(file));
  if (!note) throw new Error('There is no note to edit in docs.');
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const args = docusaurus('start', '--no-open', '--port', String(port));
  const started = performance.now();
  const options = { cwd: copy, stdio: 'ignore', detached: true } as const;
  const server = spawn(process.execPath, args, options);
  const ended = once(server, 'exit');
  // Including its background processes, which would keep running otherwise.
  const end = () => {
    const { pid, exitCode, signalCode } = server;
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  };
  process.prependOnceListener('exit', end);
  try {
    const main = await waitFor(`${origin}/main.js`, 'content---');
    const first = (performance.now() - started) / 1000;
    const script = `${origin}/${findChunk(main, note.file)}`;
    await waitFor(script, 'MDXContent');
    await sleep(2_000);
    const saved = performance.now();
    appendFileSync(note.absolutePath, `\n\n${WORDS}\n`);
    await waitFor(script, WORDS);
    return { first, edit: (performance.now() - saved) / 1000 };
  } finally {
    end();
    process.off('exit', end);
    await ended;
    writeFileSync(note.absolutePath, note.source);
  }
}
