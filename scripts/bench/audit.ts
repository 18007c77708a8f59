import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Result } from 'lighthouse';

/** Lighthouse's scores, 0 to 100, and what they are made of. */
export type Audit = {
  readonly scores: Readonly<Record<string, number>>;
  /** Largest paint, milliseconds. */
  readonly paint: number;
  /** Total blocking time, milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** How fast the machine was just then, by Lighthouse's own index. */
  readonly machine: number;
  /** Audits of the categories other than performance that failed. */
  readonly failed: readonly string[];
};

/** How a browser is started. */
export type Launch = {
  readonly executablePath: string;
  readonly args: readonly string[];
};

const run = promisify(execFile);
const CLI = path.resolve('node_modules/lighthouse/cli/index.js');

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
  launch: Launch,
  ...flags: readonly string[]
): Promise<Audit> {
  const chrome = `--chrome-flags=${['--headless=new', ...launch.args].join(' ')}`;
  const quiet = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const { stdout } = await run(
    process.execPath,
    [CLI, address, chrome, ...quiet, ...flags],
    {
      env: { ...process.env, CHROME_PATH: launch.executablePath },
      maxBuffer: 2 ** 27,
    },
  );
  const { audits, categories, environment } = JSON.parse(stdout) as Result;
  const read = (id: string) => audits[id]?.numericValue ?? NaN;
  const others = Object.values(categories).filter(({ id }) => id !== 'performance');
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, (score ?? NaN) * 100]),
    ),
    paint: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    failed: others
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
