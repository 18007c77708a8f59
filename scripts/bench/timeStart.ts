import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readNotes } from '../../src/notes/index.ts';
import { docusaurus } from './copy.ts';

/** What is measured, in seconds. */
export type Times = {
  /** From the command to the scripts of the first page. */
  readonly first: number;
  /** From a saved edit to its words in the script of its page. */
  readonly edit: number;
};

const LONGEST = 300_000;
const PAUSE = 40;
const WORDS = 'wordsofbench';

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitFor(address: string, words: string): Promise<string> {
  const until = Date.now() + LONGEST;
  while (Date.now() < until) {
    const signal = AbortSignal.timeout(LONGEST);
    // Until somebody listens the address cannot be fetched.
    const answer = await fetch(address, { signal }).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : '';
    if (text.includes(words)) return text;
    await sleep(PAUSE);
  }
  throw new Error(`${address} never had "${words}".`);
}

/** Name of the script that holds a note; the main script lists all of them. */
function findChunk(main: string, file: string): string {
  const stem = file.replace(/\.mdx?$/, '').replaceAll('/', '-');
  const [chunk] = new RegExp(`content---${stem}-[\\w-]*`).exec(main) ?? [];
  if (chunk === undefined) throw new Error(`The main script names no script of ${file}.`);
  return `${chunk}.js`;
}

/** Ends a server with all that it has started in the background, which would go on otherwise. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** Starts the site in a copy, edits a note whose path is plain enough to find its script, and ends. */
export async function timeStart(copy: string): Promise<Times> {
  const note = readNotes(copy).find(({ file }) => /^docs\/.+\/[\w-]+\.md$/.test(file));
  if (!note) throw new Error('There is no note to edit in docs.');
  const file = path.join(copy, note.file);
  const before = readFileSync(file);
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const args = docusaurus('start', '--no-open', '--port', String(port));
  const started = performance.now();
  const server = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const end = () => endGroup(server);
  process.prependOnceListener('exit', end);
  try {
    const main = await waitFor(`${origin}/main.js`, 'content---');
    const first = (performance.now() - started) / 1000;
    const script = `${origin}/${findChunk(main, note.file)}`;
    await waitFor(script, 'MDXContent');
    await sleep(2_000);
    const saved = performance.now();
    appendFileSync(file, `\n\n${WORDS}\n`);
    await waitFor(script, WORDS);
    return { first, edit: (performance.now() - saved) / 1000 };
  } finally {
    end();
    process.off('exit', end);
    await ended;
    writeFileSync(file, before);
  }
}
