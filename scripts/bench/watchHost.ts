import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost, type Answer, type StaticHost } from '../staticHost.ts';

/** A host whose answers are counted. */
export type WatchedHost = StaticHost & {
  /** The copy of the build that it serves. */
  readonly directory: string;
  /** Everything that was sent since the last call. */
  readonly takeAnswers: () => Answer[];
  /** Waits until nothing was sent for a while, such as prefetching after the load. */
  readonly untilQuiet: (milliseconds: number) => Promise<void>;
};

const PATIENCE_MS = 30_000;
const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

const compress = promisify(brotliCompress);

/** Copies a build and compresses its texts, as hosts do ahead of time: what is measured is the page. */
async function compressAhead(directory: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(directory, copy, { recursive: true });
  const names = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(copy, name));
  await Promise.all(
    files.map(async (file) =>
      writeFileSync(`${file}.br`, await compress(readFileSync(file))),
    ),
  );
  return copy;
}

/**
 * Serves a build on a free port, compressed as far as brotli can, and counts what it sends: also
 * what a service worker asks for, which the page's own tools do not see.
 *
 * @param directory - the built site
 * @param baseUrl - the path it was built for
 */
export async function watchHost(
  directory: string,
  baseUrl: string,
): Promise<WatchedHost> {
  let answers: Answer[] = [];
  let last = Date.now();
  const onAnswer = (answer: Answer) => {
    answers.push(answer);
    last = Date.now();
  };
  // Bare, like the hosts that other generators were measured on.
  const copy = await compressAhead(directory);
  const options = { directory: copy, baseUrl, port: 0, isBare: true, onAnswer };
  return {
    ...(await startStaticHost(options)),
    directory: copy,
    takeAnswers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    untilQuiet: async (milliseconds) => {
      const started = Date.now();
      last = started;
      while (Date.now() - last < milliseconds && Date.now() - started < PATIENCE_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
