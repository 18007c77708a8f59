import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The parts of a Lighthouse report that are used. */
export type Report = {
  readonly audits: Readonly<Record<string, { numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

/** Downloaded on first use: 130 packages that nothing else here needs. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2'];

/**
 * Runs Lighthouse's mobile preset, which simulates a slow phone and network, in a fresh browser. Uses
 * the CLI, because tsx, which runs these scripts, breaks the functions that Lighthouse runs in the page.
 *
 * @param url - the page's URL
 * @param browser - path of the program
 */
export async function audit(url: string, browser: string): Promise<Report> {
  const flags = [
    '--chrome-flags=--headless=new --no-sandbox',
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)('npx', [...LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 2 ** 27,
  });
  return JSON.parse(stdout) as Report;
}
