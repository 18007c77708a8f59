import { describe, expect, it } from 'vitest';

import { formatFaults, type Fault } from '../../../../packages/mdx-source/src/fault.ts';
import { groupFaults } from '../../../../src/plugins/check-notes/groupFaults.ts';
import { weighFaults } from '../../../../src/plugins/check-notes/weighFaults.ts';

function aFault(file: string, severity: Fault['severity'] = 'error'): Fault {
  const rest = { message: `${file} is wrong.`, remedy: `Fix ${file}.` };
  return { file, line: 3, rule: 'note/title', severity, ...rest };
}

describe('the gate of the notes plugin', () => {
  const faults = [
    aFault('docs/b.md'),
    aFault('docs/a.md', 'warning'),
    aFault('docs/a.md'),
  ];

  it('refuses a build with every fault in one report, by file', () => {
    expect(weighFaults(faults, 9)).toMatch(
      /docs\/a\.md:3 .*docs\/a\.md:3 .*docs\/b\.md:3 .*9 pages checked: 2 errors, 1 warning.*npm run lint:notes/s,
    );
  });

  it('lets warnings pass', () => {
    expect(weighFaults([aFault('docs/a.md', 'warning')], 1)).toBeUndefined();
  });

  it('lets what a seedling lacks pass, and counts it apart', () => {
    const told = [aFault('docs/a.md', 'info'), aFault('docs/a.md', 'warning')];
    expect(weighFaults(told, 1)).toBeUndefined();
    expect(formatFaults(told, 1)).toMatch(/0 errors, 1 warning, 1 for information$/);
  });

  it('refuses to have looked at nothing', () => {
    expect(weighFaults([], 0)).toMatch(/0 notes/);
  });
});

describe('groupFaults', () => {
  it('puts what is wrong with the whole file after its lines', () => {
    const whole = { ...aFault('docs/a.md'), line: undefined };
    const line = aFault('docs/a.md');
    expect(groupFaults([whole, line])).toEqual({ 'docs/a.md': [line, whole] });
    expect(formatFaults([whole, line], 1)).toMatch(
      /^docs\/a\.md:3 [^]*\ndocs\/a\.md {2}/,
    );
  });

  it('gives each file its own', () => {
    const [a, b] = [aFault('docs/a.md'), aFault('docs/b.md')];
    expect(groupFaults([a, b, a])).toEqual({ 'docs/a.md': [a, a], 'docs/b.md': [b] });
  });
});
