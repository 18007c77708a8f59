import { readFileSync } from 'node:fs';

import { closestMatch, didYouMean, type Sample } from 'mdx-source';
import { parse } from 'yaml';

import { lineAt, type SampleError } from './checker.ts';
import { checkerOf } from './languages.ts';

type Mistake = Readonly<
  Partial<Record<'says' | 'code' | 'above' | 'message' | 'likely', string>> &
    Record<'of' | 'fix', string>
>;

const file = new URL('mistakes.yml', import.meta.url);
const MISTAKES = parse(readFileSync(file, 'utf8')) as readonly Mistake[];

const lineOf = (name: string, code: string) =>
  lineAt(code, Math.max(0, code.search(`\\b${name}\\b`)));

/** Says in an author's words what a tool says about a sample. */
export function explainError(sample: Sample, error: SampleError): SampleError {
  const [, name] = /^ReferenceError: (\w+) is not defined/.exec(error.message) ?? [];
  // A name that only another file of the page contains is reported on the first line.
  const line = error.line || (name === undefined ? 0 : lineOf(name, sample.code));
  const at = Math.max(0, line - 1);
  const lines = sample.code.split('\n');
  for (const { of, says = '', code = '', above = '', message, likely, fix } of MISTAKES) {
    const [all, part = ''] = new RegExp(code).exec(lines[at] ?? '') ?? [];
    if (
      !of.split('|').includes(checkerOf(sample) ?? '') ||
      all === undefined ||
      !RegExp(above).test(lines[at - 1] ?? '') ||
      !RegExp(says).test(error.message)
    )
      continue;
    const fill = (words: string) =>
      words.replace('$1', () => part).replace('$said', () => error.message);
    const meant = likely && closestMatch(part, likely.split(' '));
    const remedy = didYouMean(meant) + fill(fix);
    return { ...error, line, message: fill(message ?? error.message), remedy };
  }
  return { ...error, line };
}
