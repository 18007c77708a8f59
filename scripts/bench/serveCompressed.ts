import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import sirv from 'sirv';

import { makeFolder } from './makeFolder.ts';

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** Copies a build and precompresses its text files, so that only the page itself is measured. */
async function compressAhead(build: string): Promise<string> {
  const copy = makeFolder();
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
 * Serves a build on a free port, with maximum Brotli compression, for as long as the process does something
 * else.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 */
export async function serveCompressed(build: string, baseUrl: string) {
  const directory = await compressAhead(build);
  const files = sirv(directory, { brotli: true, maxAge: 600 }); // as on GitHub Pages
  const server = createServer((request, response) => {
    request.url = request.url?.replace(baseUrl, '/');
    files(request, response, () => void response.writeHead(404).end());
  });
  await once(server.listen(0), 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The served copy of the build. */
    directory,
  };
}
