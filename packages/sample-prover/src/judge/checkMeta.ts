import { META_WORDS } from 'mdx-source';
import { closestMatch, didYouMean, type Problem } from 'mdx-source/problems';
import type { Sample } from '../read/readSamples.ts';
import { checkerOf, guessLanguage, RUNNABLE } from '../read/languages.ts';
import { isFileName, isProgram } from '../read/titles.ts';

/** A problem in a sample, without the page it's in. */
export type SampleProblem = Omit<Problem, 'file'> & {
  /** The block may be fine all the same, because it leaves something out. */
  readonly isExcusable?: boolean;
};

/**
 * Creates a problem for a sample.
 *
 * @param line - line of the file
 * @param rule - the rule's name without `sample/`
 */
export function problemAt(
  line: number,
  rule: string,
  message: string,
  remedy: string,
  severity: SampleProblem['severity'] = 'error',
): SampleProblem {
  return { line, rule: `sample/${rule}`, severity, message, remedy };
}

const WORDS = `Supported words: ${META_WORDS.join(', ')}.`;

const NOCHECK = 'Write why, as in nocheck="no parser".';

const TITLE =
  'Write a path in the folder of the page, as in title="src/a.ts": letters, digits, spaces, . _ - + [ ] and /. No part of it begins with - or @, or is node_modules.';

const EXPECTED = 'Write a part of the message, as in expect-error="is not assignable".';

const HARNESS =
  'The output of the harness comes after it, but readers want the result first.';

/** What authors call the output of a sample. */
const OUTPUTS = ['output', 'out', 'stdout'];

const COMPARED =
  'Write ```text output right below the sample that prints it, which has to say run unless it is sql, and every check compares the two.';

type Found = readonly [
  rule: string,
  message: string,
  remedy: string,
  severity?: SampleProblem['severity'],
];

function* findWrongWords(sample: Sample): Generator<Found> {
  const { unknown, nocheck, expectError, title } = sample.meta;
  if (unknown.length > 0) {
    const message = `Unknown word${unknown.length > 1 ? 's' : ''} after the language: ${unknown.join(' ')}.`;
    const words = META_WORDS.map((word) => word.replace(/=.*/, ''));
    const likely = unknown.map((word) => closestMatch(word.replace(/=.*/, ''), words));
    yield ['meta', message, didYouMean(...new Set(likely)) + WORDS];
  }
  if (title !== undefined && nocheck === undefined && isProgram(sample)) {
    const message = `title="${title}" cannot be the name of a file here.`;
    if (!isFileName(title)) yield ['title', message, TITLE];
  }
  if (nocheck?.trim() === '') yield ['nocheck', 'nocheck has no reason.', NOCHECK];
  if (expectError === '') {
    yield ['expect-error', 'expect-error does not say which error.', EXPECTED];
  }
}

function* findWrongLanguage(sample: Sample): Generator<Found> {
  const { language, shown } = sample;
  const { nocheck, run, live } = sample.meta;
  const likely = guessLanguage(language);
  if (likely !== undefined && nocheck === undefined) {
    const remedy = OUTPUTS.includes(language)
      ? COMPARED
      : `${likely}Write text, which isn't highlighted either, or the language's usual name.`;
    const message = `"${language}" isn't a known language, so nothing checks or highlights it.`;
    yield ['language', message, remedy, 'warning'];
  } else if (live && checkerOf(sample) !== 'live') {
    yield ['meta', `Only jsx and tsx can be live, not ${language}.`, 'Remove live.'];
  } else if (run && !RUNNABLE.has(language)) {
    const its = shown ? ', and the word output below it: a plain ```text is enough' : '';
    const remedy = `Remove run${its}. These can run: ${[...RUNNABLE].join(', ')}.`;
    yield ['meta', `Samples in ${language} can't be run here.`, remedy];
  } else if (run && checkerOf(sample) === undefined) {
    const remedy = 'Remove the prompts and what they print, or the word run.';
    yield ['meta', "A session with its prompts can't be run.", remedy];
  }
}

function* findWrongHarness({ language, meta, line, shown }: Sample): Generator<Found> {
  const { live, harness, title } = meta;
  if (harness && (live || language === 'mermaid')) {
    const message = `A ${live ? 'live block' : 'diagram'} can't be a harness, because readers have to see it.`;
    yield ['harness', message, 'Remove harness.'];
  }
  if (harness && shown && shown.line > line) {
    const name = title ?? 'drive.ts';
    const untitled = title ? '' : `, and give the harness title="${name}"`;
    const remedy = `Put the output above it, as \`\`\`text output="${name}"${untitled}.`;
    yield ['harness', HARNESS, remedy];
  }
}

/** What's wrong with a fence's meta string, all reported on the opening fence. */
export function checkMeta(sample: Sample): SampleProblem[] {
  return [findWrongWords, findWrongLanguage, findWrongHarness].flatMap((find) =>
    [...find(sample)].map((found) => problemAt(sample.line, ...found)),
  );
}
