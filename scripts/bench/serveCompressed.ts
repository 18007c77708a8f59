import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { startStaticHost } from '../staticHost.ts';
import { makeFolder } from './makeFolder.ts';

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/**
 * Serves a copy of a build on a free port, its text files compressed ahead, so that only the pages are
 * measured.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 */
export async function serveCompressed(build: string, baseUrl: string) {
  const directory = makeFolder();
  // Without `_headers`, like the hosts on which other generators were measured.
  const filter = (file: string) => !file.endsWith('_headers');
  cpSync(build, directory, { recursive: true, filter });
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const write = async (name: string) => {
    const file = path.join(directory, name);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
  };
  await Promise.all(names.filter((name) => TEXT.test(name)).map(write));
  return { directory, ...(await startStaticHost({ directory, baseUrl, port: 0 })) };
}
