import { describe, expect, it } from 'vitest';

import { countCases, sumCases } from '../../../scripts/caseCount.ts';

describe('counting the cases of a step', () => {
  it('reads a report of Vitest', () => {
    const report = { numPassedTests: 7, numFailedTests: 2 };
    expect(countCases(false, report)).toEqual({ passed: 7, failed: 2 });
  });

  it('reads a report of Playwright and counts a flaky case as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 } };
    expect(countCases(false, report)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a step without cases as one', () => {
    expect(countCases(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(countCases(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a failed step whose cases all passed as a failure', () => {
    expect(countCases(false, { numPassedTests: 3, numFailedTests: 0 }).failed).toBe(1);
  });

  it('counts a missing or empty report as a failure', () => {
    expect(countCases(true, null).failed).toBe(1);
    expect(countCases(true, { numPassedTests: 0, numFailedTests: 0 }).failed).toBe(1);
  });

  it('adds up the steps', () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sumCases(counts)).toEqual({ passed: 5, failed: 2 });
  });
});
