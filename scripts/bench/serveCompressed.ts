import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost } from '../staticHost.ts';
import { makeFolder } from './makeFolder.ts';

/** A served build. */
export type BuildHost = Awaited<ReturnType<typeof serveCompressed>>;

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** Copies a build and precompresses its text files, so that only the page itself is measured. */
async function compressAhead(build: string): Promise<string> {
  const copy = makeFolder();
  // Without `_headers`, like the hosts on which other generators were measured.
  cpSync(build, copy, { recursive: true, filter: (file) => !file.endsWith('_headers') });
  const names = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const write = async (name: string) => {
    const file = path.join(copy, name);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
  };
  await Promise.all(names.filter((name) => TEXT.test(name)).map(write));
  return copy;
}

/**
 * Serves a build on a free port, with maximum Brotli compression.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 */
export async function serveCompressed(build: string, baseUrl: string) {
  let last = 0;
  const onResponse = () => void (last = Date.now());
  const directory = await compressAhead(build);
  return {
    ...(await startStaticHost({ directory, baseUrl, port: 0, onResponse })),
    /** The served copy of the build. */
    directory,
    /** Waits until nothing has been sent for a while, for example until prefetching is done. */
    waitUntilIdle: async (milliseconds: number) => {
      last = Date.now();
      while (Date.now() - last < milliseconds) await sleep(100);
    },
  };
}
