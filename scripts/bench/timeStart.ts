import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readNotes } from '../../src/notes/index.ts';
import { commandOf, resetCopy, type Way } from './copy.ts';

/** What is measured, in seconds. */
export type Times = {
  /** From the command to the scripts of the first page. */
  readonly 'first page': number;
  /** From a saved edit to its words in the script of its page. */
  readonly 'an edit': number;
  /** The same half a minute later, while the samples are checked; measured from cold only. */
  readonly 'a later edit': number;
};

const LONGEST = 300_000;
const PATIENCE = 40;
/** The checks in the background begin 20 s after the start. */
const UNTIL_LATER = 25_000;

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function fetchText(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST) });
    return answer.ok ? await answer.text() : '';
  } catch {
    // Nobody listens yet.
    return '';
  }
}

async function waitFor(address: string, words: string): Promise<string> {
  const until = Date.now() + LONGEST;
  while (Date.now() < until) {
    const text = await fetchText(address);
    if (text.includes(words)) return text;
    await sleep(PATIENCE);
  }
  throw new Error(`${address} never had "${words}".`);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Name of the script that holds a note; the main script lists all of them. */
function findChunk(main: string, file: string): string {
  const stem = file.replace(/\.mdx?$/, '').replaceAll('/', '-');
  const [chunk] = new RegExp(`content---${stem}-[\\w-]*`).exec(main) ?? [];
  if (chunk === undefined) throw new Error(`The main script names no script of ${file}.`);
  return `${chunk}.js`;
}

function startServer(copy: string, way: Way, port: number): ChildProcess {
  const args = commandOf(way.variant, 'start', '--no-open', '--port', String(port));
  return spawn(process.execPath, args, { cwd: copy, stdio: 'ignore', detached: true });
}

/** Ends a server with all that it has started in the background, which would go on otherwise. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/**
 * A note whose path is plain enough to find its script by.
 *
 * @throws when `docs` has none
 */
export function findNoteToEdit(root: string): string {
  const note = readNotes(root).find(({ file }) => /^docs\/.+\/[\w-]+\.md$/.test(file));
  if (!note) throw new Error('There is no note to edit in docs.');
  return note.file;
}

/** Starts the site in a copy once and edits a note twice. */
export async function timeStart(copy: string, way: Way, file: string): Promise<Times> {
  resetCopy(copy, way);
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const edit = (words: string, script: string) =>
    time(() => {
      appendFileSync(path.join(copy, file), `\n\n${words}\n`);
      return waitFor(`${origin}/${script}`, words);
    });
  const server = startServer(copy, way, port);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const end = () => endGroup(server);
  process.prependOnceListener('exit', end);
  try {
    const first = await time(() => waitFor(`${origin}/main.js`, 'content---'));
    const script = findChunk(await fetchText(`${origin}/main.js`), file);
    await waitFor(`${origin}/${script}`, 'MDXContent');
    await sleep(2_000);
    const second = await edit('firstwordsofbench', script);
    if (!way.isWarm) await sleep(UNTIL_LATER);
    const third = await edit('laterwordsofbench', script);
    return { 'first page': first, 'an edit': second, 'a later edit': third };
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}
