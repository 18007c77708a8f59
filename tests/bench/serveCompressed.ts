import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { aFolder } from 'mdx-source/testing';
import { startStaticHost } from '../support/staticHost.ts';

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** Copies a build and precompresses its text files, so that only the page itself is measured. */
async function compressAhead(build: string): Promise<string> {
  const { root: copy, remove } = aFolder();
  process.once('exit', remove);
  cpSync(build, copy, { recursive: true });
  const names = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const write = async (name: string) => {
    const file = path.join(copy, name);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
  };
  await Promise.all(names.filter((name) => TEXT.test(name)).map(write));
  return copy;
}

/**
 * Serves a build on a free port, with maximum Brotli compression, until the process exits.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 * @returns its origin, and the served copy of the build
 */
export async function serveCompressed(build: string, baseUrl: string) {
  const directory = await compressAhead(build);
  const { origin } = await startStaticHost({ directory, baseUrl, port: 0 });
  return { origin, directory };
}
