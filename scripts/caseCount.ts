import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** How many test cases passed and failed. */
export type CaseCount = {
  readonly passed: number;
  readonly failed: number;
};

/** Parts of the JSON reports of Vitest and of Playwright that hold the counts. */
export type Report = Partial<
  Pick<JsonTestResults, 'numPassedTests' | 'numFailedTests'>
> & {
  readonly stats?: Pick<JSONReport['stats'], 'expected' | 'unexpected' | 'flaky'>;
};

/**
 * Counts the cases of one step.
 *
 * A step that fails without a failing case (a crash, a lint error, no report) counts as one
 * failed case, so that the sum can never hide it; a step without cases of its own that
 * succeeds counts as one that passed.
 *
 * @param succeeded - whether the step's command ended well
 * @param report - the report of a step that runs tests; `null` where it wrote none
 */
export function countCases(
  succeeded: boolean,
  report: Report | null | undefined,
): CaseCount {
  if (report === undefined)
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const passed = report?.stats?.expected ?? report?.numPassedTests ?? 0;
  const { unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + (report?.numFailedTests ?? 0);
  const isHollow = passed + failed === 0;
  return { passed, failed: failed === 0 && (!succeeded || isHollow) ? 1 : failed };
}

/** Adds the counts of all steps. */
export function sumCases(counts: readonly CaseCount[]): CaseCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
