import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** How many test cases passed and failed. */
export type CaseCount = {
  readonly passed: number;
  readonly failed: number;
};

/** The parts of Vitest's and Playwright's JSON reports that contain the counts. */
export type Report = Partial<
  Pick<JsonTestResults, 'numPassedTests' | 'numFailedTests'>
> & {
  readonly stats?: Pick<JSONReport['stats'], 'expected' | 'unexpected' | 'flaky'>;
};

/**
 * Counts the cases of one step.
 *
 * A step that fails without a failing case (a crash, a lint error, a missing report) counts as one
 * failed case, so that it always shows in the total; a step without test cases that succeeds counts
 * as one passed case.
 *
 * @param succeeded - whether the step's command exited with 0
 * @param report - the report of a step that runs tests; `null` if it wrote none
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

/** Adds up the counts of all steps. */
export function sumCases(counts: readonly CaseCount[]): CaseCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
