import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Result } from 'lighthouse';

/** How a browser is started. */
export type Launch = {
  readonly executablePath: string;
  readonly args: string[];
};

const run = promisify(execFile);
const CLI = path.resolve('node_modules/lighthouse/cli/index.js');
const QUIET = ['--output=json', '--quiet', '--no-enable-error-reporting'];

/**
 * Runs Lighthouse's mobile preset, with its simulated slow phone and line, in a fresh browser; by
 * its command line, since tsx, which these scripts run by, spoils what Lighthouse runs in the page.
 *
 * @param address - of the page
 * @param launch - how the browser is started
 * @param flags - more flags of Lighthouse
 */
export async function audit(
  address: string,
  { executablePath, args }: Launch,
  ...flags: readonly string[]
): Promise<Result> {
  const chrome = `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
  const env = { ...process.env, CHROME_PATH: executablePath };
  const options = { env, maxBuffer: 2 ** 27 };
  const command = [CLI, address, chrome, ...QUIET, ...flags];
  const { stdout } = await run(process.execPath, command, options);
  return JSON.parse(stdout) as Result;
}
