import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost, type Answer } from '../staticHost.ts';
import { makeFolder } from './makeFolder.ts';

/** A host whose answers are counted. */
export type WatchedHost = Awaited<ReturnType<typeof watchHost>>;

const PATIENCE_MS = 30_000;
const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

const compress = promisify(brotliCompress);

/** Copies a build and compresses its texts, as hosts do ahead of time: what is measured is the page. */
async function compressAhead(build: string): Promise<string> {
  const copy = makeFolder();
  cpSync(build, copy, { recursive: true });
  const names = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const write = async (name: string) => {
    const file = path.join(copy, name);
    writeFileSync(`${file}.br`, await compress(readFileSync(file)));
  };
  await Promise.all(names.filter((name) => TEXT.test(name)).map(write));
  return copy;
}

/**
 * Serves a build on a free port, compressed as far as brotli can, and counts what it sends: also
 * what a service worker asks for, which the page's own tools do not see.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 */
export async function watchHost(build: string, baseUrl: string) {
  const answers: Answer[] = [];
  let last = 0;
  const onAnswer = (answer: Answer) => {
    answers.push(answer);
    last = Date.now();
  };
  const directory = await compressAhead(build);
  // Bare, like the hosts that other generators were measured on.
  const options = { directory, baseUrl, port: 0, isBare: true, onAnswer };
  return {
    ...(await startStaticHost(options)),
    /** The copy of the build that it serves. */
    directory,
    /** Everything that was sent since the last call. */
    takeAnswers: () => answers.splice(0),
    /** Waits until nothing was sent for a while, such as prefetching after the load. */
    untilQuiet: async (milliseconds: number) => {
      const started = Date.now();
      last = started;
      while (Date.now() - last < milliseconds && Date.now() - started < PATIENCE_MS) {
        await sleep(100);
      }
    },
  };
}
