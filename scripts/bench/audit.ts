import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The parts of a Lighthouse report that are used. */
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

/** How to launch a browser. */
export type Launch = {
  readonly executablePath: string;
  readonly args: string[];
};

const run = promisify(execFile);
/** Downloaded on first use: 130 packages that nothing else here needs. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2'];
const QUIET = ['--output=json', '--quiet', '--no-enable-error-reporting'];

/**
 * Runs Lighthouse's mobile preset, which simulates a slow phone and network, in a fresh browser. Uses
 * the CLI, because tsx, which runs these scripts, breaks the functions that Lighthouse runs in the page.
 *
 * @param address - the page's URL
 * @param launch - how to launch the browser
 * @param flags - additional Lighthouse flags
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
