import { aPage } from 'mdx-source/testing';
import type { Outcome } from '../../src/run/checker.ts';
import { evaluateSample } from '../../src/judge/evaluateSample.ts';
import { readSamples } from '../../src/read/readSamples.ts';

/** The verdict and the problems of a fence whose check had this outcome. */
export function judgeFence(
  head: string,
  outcome?: Outcome,
  code = 'listen 80;',
  below = '',
) {
  const page = aPage(`\`\`\`${head}\n${code}\n\`\`\`\n${below}`);
  const [sample] = readSamples(page.tree).samples;
  if (!sample) throw new Error('one fence was written');
  return evaluateSample(sample, outcome);
}

/** The problems of a fence in which a checker found one error. */
export function judgeError(head: string, code: string, line: number, message: string) {
  return judgeFence(head, { depth: 'parsed', errors: [{ line, message }] }, code)
    .problems;
}

/** For tables: the code, the line and the message that a checker gives, and the message and remedy on the page. */
export type FenceCase = [
  code: string,
  line: number,
  said: string,
  message: string,
  remedy: string,
];
