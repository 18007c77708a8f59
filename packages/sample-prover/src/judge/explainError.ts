import { readFileSync } from 'node:fs';

import { closestMatch, didYouMean } from 'mdx-source/problems';
import { parse } from 'yaml';

import type { Sample } from '../read/readSamples.ts';
import type { SampleError } from '../run/checker.ts';
import { checkerOf } from '../read/languages.ts';

/** An entry of `mistakes.yml`, which says what each key means. */
type Mistake = { readonly of: readonly string[]; readonly remedy: string } & Readonly<
  Partial<Record<'error' | 'code' | 'where' | 'message' | 'rule', string>>
> & { readonly words?: readonly string[] };

const file = new URL('mistakes.yml', import.meta.url);
const MISTAKES = parse(readFileSync(file, 'utf8')) as readonly Mistake[];

/** The error in the words of a mistake; `undefined` if the author made another one. */
function matchMistake(
  mistake: Mistake,
  error: SampleError,
  lines: readonly string[],
): SampleError | undefined {
  const { code = '', where, words = [], rule = error.rule } = mistake;
  const named = Math.max(0, error.line - 1);
  const isMeant = (text: string, at: number) => at < named && RegExp(code).test(text);
  const earlier = where === 'above' ? named - 1 : lines.findLastIndex(isMeant);
  const looks = RegExp(code).exec(lines[where ? earlier : named] ?? '');
  const says = RegExp(mistake.error ?? '').exec(error.message);
  if (!looks || !says) return undefined;
  const [, part = ''] = looks;
  const [, said = error.message] = says;
  const fill = (text: string) =>
    text.replaceAll('$code', () => part).replaceAll('$error', () => said);
  const message = mistake.message ? fill(mistake.message) : error.message;
  const remedy = didYouMean(closestMatch(part, words)) + fill(mistake.remedy);
  return { ...error, rule, message, remedy, line: where ? earlier + 1 : error.line };
}

/** Says in an author's words what a tool says about a sample. */
export function explainError(sample: Sample, error: SampleError): SampleError {
  const lines = sample.code.split('\n');
  const [, diagram] = /^\s*(flowchart|graph|sequenceDiagram)/.exec(sample.code) ?? [];
  const kinds = [checkerOf(sample), sample.language, diagram];
  for (const mistake of MISTAKES) {
    const isOf = mistake.of.some((one) => kinds.includes(one));
    const explained = isOf && matchMistake(mistake, error, lines);
    if (explained) return explained;
  }
  return error;
}
