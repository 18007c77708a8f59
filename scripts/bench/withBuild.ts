import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { chromium, type Browser } from '@playwright/test';

import { readSite } from '../../src/site.ts';
import { BROWSER_FLAGS, ensureChromium } from '../programs.ts';
import { startStaticHost, type SentResponse } from '../staticHost.ts';
import type { Launch } from './audit.ts';
import { makeFolder } from './makeFolder.ts';

/** A host whose responses are counted. */
export type WatchedHost = Awaited<ReturnType<typeof watchHost>>;

/** What a benchmark of the built site works with. */
export type Bench = {
  readonly host: WatchedHost;
  /** Absolute URL of the home page. */
  readonly root: string;
  readonly browser: Browser;
  /** How that browser was launched. */
  readonly launch: Launch;
};

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
 * Serves a build on a free port, with maximum Brotli compression, and counts what it sends, including
 * the service worker's requests, which tools inside the page don't see.
 *
 * @param build - folder of the built site
 * @param baseUrl - the path it was built for
 */
export async function watchHost(build: string, baseUrl: string) {
  const responses: SentResponse[] = [];
  let last = 0;
  const onResponse = (response: SentResponse) => {
    responses.push(response);
    last = Date.now();
  };
  const directory = await compressAhead(build);
  return {
    ...(await startStaticHost({ directory, baseUrl, port: 0, onResponse })),
    /** The served copy of the build. */
    directory,
    /** Everything sent since the last call. */
    takeResponses: () => responses.splice(0),
    /** Waits until nothing has been sent for a while, for example until prefetching is done. */
    waitUntilIdle: async (milliseconds: number) => {
      last = Date.now();
      while (Date.now() - last < milliseconds) await sleep(100);
    },
  };
}

/**
 * Serves `build/` and keeps a browser running while `work` runs.
 *
 * @param work - the benchmark
 * @throws Error if there is no build
 */
export async function withBuild(work: (bench: Bench) => Promise<void>): Promise<void> {
  if (!existsSync('build')) {
    throw new Error('There is no build in build. Run this first: npm run build');
  }
  const { baseUrl } = readSite(process.env);
  const executablePath = ensureChromium(chromium.executablePath());
  const launch = { executablePath, args: BROWSER_FLAGS };
  const host = await watchHost('build', baseUrl);
  const browser = await chromium.launch(launch);
  try {
    await work({ host, root: host.origin + baseUrl, browser, launch });
  } finally {
    await browser.close();
    await host.close();
  }
}
