import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost } from '../host/staticHost.ts';

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** Precompresses the text files of a copy, which is deleted on exit, so that only the page itself is measured. */
async function compressAhead(build: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
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
 * @returns its origin
 */
export async function serveCompressed(build: string, baseUrl: string): Promise<string> {
  const directory = await compressAhead(build);
  return (await startStaticHost({ directory, baseUrl, port: 0 })).origin;
}
