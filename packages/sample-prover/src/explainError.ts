import { readFileSync } from 'node:fs';

import { closestMatch, didYouMean } from 'mdx-source';
import { parse } from 'yaml';

import type { Sample } from './readSamples.ts';
import { lineAt, type SampleError } from './checker.ts';
import { checkerOf } from './languages.ts';

type Mistake = Readonly<
  Partial<Record<'says' | 'code' | 'above' | 'on' | 'message' | 'likely', string>> &
    Record<'of' | 'fix', string>
>;

const file = new URL('mistakes.yml', import.meta.url);
const MISTAKES = parse(readFileSync(file, 'utf8')) as readonly Mistake[];

const lineOfName = (name: string, code: string) =>
  lineAt(code, Math.max(0, code.search(`\\b${name}\\b`)));

/** The error in the words of a mistake; `undefined` if the author made another one. */
function matchMistake(
  { says = '', code = '', above = '', on, likely, message, fix }: Mistake,
  error: SampleError,
  lines: readonly string[],
): SampleError | undefined {
  const at = Math.max(0, error.line - 1);
  const isAbove = (text: string, i: number) => i < at && RegExp(above).test(text);
  const place = on === 'before' ? lines.findLastIndex(isAbove) : at - 1;
  const here = new RegExp(code).exec(lines[at] ?? '');
  const over = new RegExp(above).exec(lines[place] ?? '');
  const heard = new RegExp(says).exec(error.message);
  if (!here || !over || !heard) return undefined;
  const [, part = ''] = on ? over : here;
  const [, what = error.message] = heard;
  const fill = (words: string) =>
    words.replaceAll('$1', () => part).replace('$said', () => what);
  const remedy = didYouMean(likely && closestMatch(part, likely.split(' '))) + fill(fix);
  const said = { message: fill(message ?? error.message), remedy };
  return { ...error, ...said, line: on ? place + 1 : error.line };
}

/** Says in an author's words what a tool says about a sample. */
export function explainError(sample: Sample, error: SampleError): SampleError {
  const [, name] = /^ReferenceError: (\w+) is not defined/.exec(error.message) ?? [];
  // A name that only another file of the page contains is reported on the first line.
  const line = error.line || (name === undefined ? 0 : lineOfName(name, sample.code));
  const lines = sample.code.split('\n');
  const [, diagram] = /^\s*(flowchart|graph|sequenceDiagram)/.exec(sample.code) ?? [];
  const kinds = [checkerOf(sample), sample.language, diagram];
  for (const mistake of MISTAKES) {
    const isOf = mistake.of.split('|').some((one) => kinds.includes(one));
    const explained = isOf && matchMistake(mistake, { ...error, line }, lines);
    if (explained) return explained;
  }
  return { ...error, line };
}
