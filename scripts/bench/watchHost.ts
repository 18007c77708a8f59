import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost, type Answer } from '../staticHost.ts';
import { makeFolder } from './makeFolder.ts';

/** A host whose responses are counted. */
export type WatchedHost = Awaited<ReturnType<typeof watchHost>>;

const PATIENCE_MS = 30_000;
const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

const compress = promisify(brotliCompress);

/** Copies a build and precompresses its text files, so that only the page itself is measured. */
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
 * Serves a build on a free port, with maximum Brotli compression, and counts what it sends, including
 * the service worker's requests, which tools inside the page don't see.
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
  // Without `_headers`, like the hosts on which other generators were measured.
  const options = { directory, baseUrl, port: 0, isBare: true, onAnswer };
  return {
    ...(await startStaticHost(options)),
    /** The served copy of the build. */
    directory,
    /** Everything sent since the last call. */
    takeAnswers: () => answers.splice(0),
    /** Waits until nothing has been sent for a while, for example until prefetching is done. */
    untilQuiet: async (milliseconds: number) => {
      const started = Date.now();
      last = started;
      while (Date.now() - last < milliseconds && Date.now() - started < PATIENCE_MS) {
        await sleep(100);
      }
    },
  };
}
