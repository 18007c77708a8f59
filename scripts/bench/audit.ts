import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What is read of a report of Lighthouse. */
export type Report = {
  readonly audits: Readonly<
    Record<string, { score: number | null; numericValue?: number }>
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        id: string;
        score: number | null;
        auditRefs: readonly { id: string; weight: number }[];
      }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
};

/** How a browser is started. */
export type Launch = {
  readonly executablePath: string;
  readonly args: string[];
};

const run = promisify(execFile);
/** Fetched when it is first needed: 130 packages that nothing else here uses. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2'];
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
): Promise<Report> {
  const chrome = `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
  const env = { ...process.env, CHROME_PATH: executablePath };
  const options = { env, maxBuffer: 2 ** 27 };
  const command = [...LIGHTHOUSE, address, chrome, ...QUIET, ...flags];
  const { stdout } = await run('npx', command, options);
  return JSON.parse(stdout) as Report;
}
