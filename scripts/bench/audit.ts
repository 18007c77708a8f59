import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Result } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says about one load of a page. */
export type Audit = {
  /** By category, 0 to 100; only what was asked for. */
  readonly scores: Readonly<Partial<Record<(typeof CATEGORIES)[number], number>>>;
  /** Largest paint, milliseconds. */
  readonly paint: number;
  /** Total blocking time, milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** How fast the machine was just then, by Lighthouse's own index. */
  readonly machine: number;
  /** Audits of the other categories that failed. */
  readonly failed: readonly string[];
};

/** How a browser is started. */
export type Launch = {
  readonly executablePath: string;
  readonly args: readonly string[];
};

const run = promisify(execFile);
const CLI = path.resolve('node_modules/lighthouse/cli/index.js');

/** By its command line: tsx, which these scripts run by, spoils what Lighthouse runs in the page. */
async function runLighthouse(
  address: string,
  launch: Launch,
  categories: readonly string[],
): Promise<Result> {
  const flags = [
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...launch.args].join(' ')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await run(process.execPath, [CLI, address, ...flags], {
    env: { ...process.env, CHROME_PATH: launch.executablePath },
    maxBuffer: 2 ** 27,
  });
  return JSON.parse(stdout) as Result;
}

/**
 * Runs Lighthouse's mobile preset, with its simulated slow phone and line, in a fresh browser.
 *
 * @param address - of the page
 * @param launch - how the browser is started
 * @param scope - `performance` leaves out the other categories
 */
export async function audit(
  address: string,
  launch: Launch,
  scope: 'all' | 'performance',
): Promise<Audit> {
  const wanted = CATEGORIES.slice(0, scope === 'all' ? undefined : 1);
  const { audits, categories, environment } = await runLighthouse(
    address,
    launch,
    wanted,
  );
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
