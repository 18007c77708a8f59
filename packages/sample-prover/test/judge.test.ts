import { parsePage } from 'mdx-source';
import { describe, expect, it } from 'vitest';

import type { Outcome } from '../src/checker.ts';
import { readSamples } from '../src/fences/index.ts';
import { judge } from '../src/judge.ts';

/** What is said in the end about a fence whose check ended so. */
function judgeFence(head: string, outcome?: Outcome) {
  const source = `\`\`\`${head}\nlisten 80;\n\`\`\`\n`;
  const { tree } = parsePage({ file: 'a.md', absolutePath: '/a.md', source });
  const [sample] = readSamples(tree).samples;
  if (!sample) throw new Error(`There is no sample in ${source}`);
  return judge(sample, outcome);
}

describe('a fence that nothing checks', () => {
  it.each('text diff ini console vue http nginx groovy'.split(' '))(
    'needs no excuse where it is in a language: %s',
    (language) => {
      const { faults, verdict } = judgeFence(language);
      expect(faults).toEqual([]);
      expect(verdict).toMatchObject({ depth: 'unchecked', reason: undefined });
    },
  );

  it('is told what its misspelt language means', () => {
    const [fault] = judgeFence('typscript').faults;
    expect(fault).toMatchObject({ rule: 'sample/language', severity: 'warning' });
    expect(fault?.remedy).toMatch(/^Probably meant: typescript\./);
  });
});

describe('a sample that was stopped', () => {
  it('is not told to expect that', () => {
    const message = 'The sample did not end.';
    const findings = [{ line: 0, message, isStop: true }];
    const [fault] = judgeFence('ts run', { depth: 'run', findings }).faults;
    expect(fault?.message).toBe(message);
    expect(fault?.remedy).not.toContain('expect-error');
  });
});
