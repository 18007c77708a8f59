import { describe, expect, it } from 'vitest';

import type { Outcome } from '../src/checker.ts';
import { titleProblem } from '../src/checkMeta.ts';
import { readSamples } from '../src/fences/index.ts';
import { evaluateSample } from '../src/evaluateSample.ts';
import { aPage } from './aPage.ts';

/** What is said in the end about a fence whose check ended so. */
function judgeFence(head: string, outcome?: Outcome) {
  const [sample] = readSamples(aPage(`\`\`\`${head}\nlisten 80;\n\`\`\`\n`).tree).samples;
  if (!sample) throw new Error('one fence was written');
  return evaluateSample(sample, outcome);
}

describe('a fence that nothing checks', () => {
  it.each(['text', 'nginx'])(
    'needs no excuse where it is in a language: %s',
    (language) => {
      const { problems, verdict } = judgeFence(language);
      expect(problems).toEqual([]);
      expect(verdict).toMatchObject({ depth: 'unchecked', reason: undefined });
    },
  );

  it('is told what its misspelt language means', () => {
    const [problem] = judgeFence('typscript').problems;
    expect(problem).toMatchObject({ rule: 'sample/language', severity: 'warning' });
    expect(problem?.remedy).toMatch(/^Probably meant: typescript\./);
  });
});

describe('a sample that was stopped', () => {
  it('is not told to expect that', () => {
    const message = 'The sample did not end.';
    const findings = [{ line: 0, message, wasKilled: true }];
    const [problem] = judgeFence('ts run', { depth: 'run', findings }).problems;
    expect(problem?.message).toBe(message);
    expect(problem?.remedy).not.toContain('expect-error');
  });
});

describe('a title that becomes the name of a file', () => {
  it.each(['./claim.ts', 'src/[id]/page.tsx', '.gitlab-ci.yml', '笔记.py'])(
    'may be %s',
    (title) => expect(titleProblem(title)).toBeUndefined(),
  );

  it.each([
    ['/etc/passwd', /leads out/],
    ['src/../../one.c', /leads out/],
    ['./-one.c', /option/],
    ['a\\b.c', /character/],
    ['a//b.c', /empty part/],
    ['', /empty part/],
    ['Node_Modules/x/index.js', /node_modules/],
  ])('may not be "%s"', (title, why) => {
    expect(titleProblem(title)).toMatch(why);
  });
});
