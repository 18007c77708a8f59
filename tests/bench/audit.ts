import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The parts of a Lighthouse report that are used. */
export type LighthouseReport = {
  readonly audits: Readonly<Record<string, { numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

/** How to launch a browser. */
type Launch = { readonly executablePath: string; readonly args: string[] };

/** Downloaded on first use: 130 packages that nothing else here needs. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2'];

/**
 * Runs Lighthouse's mobile preset, which simulates a slow phone and network, in a fresh browser. Uses
 * the CLI, because tsx, which runs these scripts, breaks the functions that Lighthouse runs in the page.
 *
 * @param url - the page's URL
 */
export async function audit(
  url: string,
  { executablePath, args }: Launch,
): Promise<LighthouseReport> {
  const flags = [
    `--chrome-flags=${['--headless=new', '--no-sandbox', ...args].join(' ')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)('npx', [...LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
  });
  return JSON.parse(stdout) as LighthouseReport;
}
