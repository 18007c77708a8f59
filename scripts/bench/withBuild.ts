import { existsSync } from 'node:fs';

import { chromium, type Browser } from '@playwright/test';

import { readSite } from '../../src/site.ts';
import { browserFlags, ensureChromium, thisMachine, tryCommand } from '../chromium.ts';
import type { Launch } from './audit.ts';
import { watchHost, type WatchedHost } from './watchHost.ts';

/** What a benchmark of the built site works with. */
export type Bench = {
  readonly host: WatchedHost;
  readonly baseUrl: string;
  /** Absolute URL of the home page. */
  readonly root: string;
  readonly browser: Browser;
  /** How that browser was launched. */
  readonly launch: Launch;
};

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
  const machine = thisMachine(chromium.executablePath());
  const executablePath = ensureChromium(machine, tryCommand);
  const launch = { executablePath, args: browserFlags(machine) };
  const host = await watchHost('build', baseUrl);
  const browser = await chromium.launch(launch);
  try {
    await work({ host, baseUrl, root: host.origin + baseUrl, browser, launch });
  } finally {
    await browser.close();
    await host.close();
  }
}
