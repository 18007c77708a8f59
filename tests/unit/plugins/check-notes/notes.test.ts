import { describe, expect, it } from 'vitest';

import { formatFaults, type Fault } from '../../../../packages/mdx-source/src/fault.ts';
import { groupFaults } from '../../../../src/plugins/check-notes/groupFaults.ts';
import { weighFaults } from '../../../../src/plugins/check-notes/weighFaults.ts';

function aFault(file: string, severity: Fault['severity'] = 'error'): Fault {
  const rest = { message: `${file} is wrong.`, remedy: `Fix ${file}.` };
  return { file, line: 3, rule: 'note/title', severity, ...rest };
}

describe("the result of a build's checks", () => {
  const faults = [
    aFault('docs/b.md'),
    aFault('docs/a.md', 'warning'),
    aFault('docs/a.md'),
  ];

  it('fails the build with all errors in one report, by file', () => {
    expect(weighFaults(faults, 9)).toMatch(
      /docs\/a\.md:3 .*docs\/a\.md:3 .*docs\/b\.md:3 .*9 pages checked: 2 errors, 1 warning.*npm run lint:notes/s,
    );
  });

  it('lets warnings pass', () => {
    expect(weighFaults([aFault('docs/a.md', 'warning')], 1)).toBeUndefined();
  });

  it('lets through what a seedling lacks, and counts it separately', () => {
    const told = [aFault('docs/a.md', 'info'), aFault('docs/a.md', 'warning')];
    expect(weighFaults(told, 1)).toBeUndefined();
    expect(formatFaults(told, 1)).toMatch(/0 errors, 1 warning, 1 for information$/);
  });

  it('fails if no notes were checked', () => {
    expect(weighFaults([], 0)).toMatch(/0 notes/);
  });
});

describe('groupFaults', () => {
  it('puts errors about the whole file after those of its lines', () => {
    const whole = { ...aFault('docs/a.md'), line: undefined };
    const line = aFault('docs/a.md');
    expect(groupFaults([whole, line])).toEqual({ 'docs/a.md': [line, whole] });
    expect(formatFaults([whole, line], 1)).toMatch(
      /^docs\/a\.md:3 [^]*\ndocs\/a\.md {2}/,
    );
  });

  it('groups errors by file', () => {
    const [a, b] = [aFault('docs/a.md'), aFault('docs/b.md')];
    expect(groupFaults([a, b, a])).toEqual({ 'docs/a.md': [a, a], 'docs/b.md': [b] });
  });
});
