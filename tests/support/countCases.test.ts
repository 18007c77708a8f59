import { expect, it } from 'vitest';

import { countCases } from './countCases.ts';

const PLAYWRIGHTS = { stats: { expected: 5, unexpected: 1, flaky: 1 } };

it.each([
  ['of Vitest', false, { numPassedTests: 7, numFailedTests: 2 }, [7, 2]],
  ['of Playwright, where a flaky case passed', false, PLAYWRIGHTS, [6, 1]],
  ['of a step without cases as one', true, undefined, [1, 0]],
  ['of a failed step without cases', false, undefined, [0, 1]],
  [
    'of a failed step whose cases passed as a failure',
    false,
    { numPassedTests: 3 },
    [3, 1],
  ],
  [
    'that are all skipped as none',
    true,
    { numPassedTests: 0, numPendingTests: 1 },
    [0, 0],
  ],
  ['that are missing as a failure', true, null, [0, 1]],
  ['of an empty report as a failure', true, { numPassedTests: 0 }, [0, 1]],
])('counts cases %s', (_, succeeded, report, [passed, failed]) => {
  expect(countCases(succeeded, report)).toEqual({ passed, failed });
});
