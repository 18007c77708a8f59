/** The parts of Vitest's and Playwright's JSON reports that contain the counts. */
type TestReport = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: { expected: number; unexpected: number; flaky: number };
};

/**
 * Counts the test cases of a step that passed and failed; a flaky one passed in the end, and one that's
 * skipped is neither. A step that fails without a failing case (a crash, a lint error, a missing report) counts as
 * one, so that it shows in the total.
 *
 * @param succeeded - whether the step's command exited with 0
 * @param report - the report of a step that runs tests; `null` if it wrote none
 */
export function countCases(succeeded: boolean, report?: TestReport | null) {
  if (report === undefined) {
    return { passed: Number(succeeded), failed: Number(!succeeded) };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests, stats } = report ?? {};
  const passed = numPassedTests + (stats ? stats.expected + stats.flaky : 0);
  const failed = numFailedTests + (stats?.unexpected ?? 0);
  const failedSilently = failed === 0 && (!succeeded || !(passed || numPendingTests));
  return { passed, failed: failedSilently ? 1 : failed };
}
