import { describe, expect, it } from 'vitest';

import { findFailures } from '../../../scripts/failures.ts';

const spec = (title: string, message?: string) => ({
  title,
  file: 'e2e/menu.spec.ts',
  line: 7,
  ok: message === undefined,
  tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

describe('the failures of a step', () => {
  it('are found in nested Playwright suites, without colours', () => {
    const suites = [
      {
        specs: [spec('opens')],
        suites: [{ specs: [spec('closes', '\u001B[31mnot closed\u001B[39m')] }],
      },
    ];
    expect(findFailures({ suites })).toEqual([
      { title: 'e2e/menu.spec.ts:7 closes', message: 'not closed' },
    ]);
  });

  it('are found in a Vitest report', () => {
    const testResults = [
      {
        name: 'unit/a.test.ts',
        assertionResults: [
          { fullName: 'a is b', status: 'failed', failureMessages: ['no'] },
          { fullName: 'a is a', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'unit/b.test.ts', message: 'no such module', assertionResults: [] },
    ];
    expect(findFailures({ testResults })).toEqual([
      { title: 'unit/a.test.ts a is b', message: 'no' },
      { title: 'unit/b.test.ts', message: 'no such module' },
    ]);
  });

  it('keep the first lines of a long message', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const [failure] = findFailures({
      suites: [{ specs: [spec('x', lines.join('\n'))] }],
    });
    expect(failure?.message.split('\n')).toEqual(lines.slice(0, 15));
  });

  it('are empty if everything passed', () => {
    expect(findFailures({ suites: [{ specs: [spec('opens')] }] })).toEqual([]);
  });
});
