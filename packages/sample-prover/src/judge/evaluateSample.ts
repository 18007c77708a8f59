import { didYouMean, isError } from 'mdx-source/problems';
import type { Sample } from '../read/readSamples.ts';
import type { Outcome, SampleError } from '../run/checker.ts';
import { checkMeta, problemAt, type SampleProblem } from './checkMeta.ts';
import { compareOutput } from './compareOutput.ts';
import { explainError } from './explainError.ts';
import { isExcusable } from './isExcusable.ts';
import { checkerOf } from '../read/languages.ts';
import type { Verdict } from './verdict.ts';

const REMEDY =
  'Fix the sample. If it\'s an excerpt, write nocheck="an excerpt" after its language; if it\'s meant to fail, expect-error="part of the message".';

const LIMIT_REMEDY =
  'Make the sample end on its own, or do less; a page cannot demonstrate a limit of the sandbox.';

const TYPES_REMEDY =
  "JavaScript is type-checked here, too, though it may run all the same. Correct a slip; above a line that's right, write // @ts-expect-error.";

const MAX_MESSAGE_LENGTH = 400;

/** Shortens a message to one line; TypeScript gives its reasons on indented lines, and the last one is the actual reason. */
function shorten(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  const [, reason = ''] = /.*\s{3}(.*)$/.exec(message) ?? [];
  const start = line.slice(0, MAX_MESSAGE_LENGTH);
  return start === line ? line : `${start} … ${reason.slice(0, MAX_MESSAGE_LENGTH)}`;
}

/** Whether the page has readers believe that a sample runs, so that it's no excerpt. */
const isRunning = ({ meta, shown }: Sample) => meta.run || meta.live || shown;

/** One problem for all names that a sample neither defines nor imports. */
function toUnresolved(
  sample: Sample,
  errors: Outcome['errors'],
  rule: string,
): SampleProblem[] {
  const [first] = errors;
  if (!first) return [];
  const all = errors.flatMap(({ unresolved }) => unresolved ?? []);
  const names = [...new Set(all.map(({ name }) => name))];
  const [{ likely } = {}] = names.length === 1 ? all : [];
  const said = `Unresolved: ${new Intl.ListFormat('en').format(names)}`;
  const { message, remedy } = explainError(sample, { line: first.line, message: said });
  const fix = `${didYouMean(likely)}${remedy}`;
  const name = isRunning(sample) ? rule : 'unresolved';
  const problem = problemAt(sample.line + first.line, name, message, fix);
  return [{ ...problem, isExcusable: isExcusable(sample, first) }];
}

const isSyntaxError = ({ isSyntax, message }: SampleError) =>
  isSyntax === true || message.startsWith('Syntax');

/** Tells the errors of a block apart: by their lines, and by codes such as TS2304. */
const idOf = ({ line, message }: SampleError) => `${line} ${message.split(':', 1)[0]}`;

/** What a checker found, in an author's words. */
function toProblems(sample: Sample, errors: Outcome['errors']): SampleProblem[] {
  const rule = checkerOf(sample) ?? sample.language;
  const others = errors.filter(({ unresolved }) => !unresolved);
  // A name that another error quotes, such as the right one of a wrong import, isn't a second mistake.
  const names = errors.filter(
    ({ unresolved }) =>
      unresolved &&
      others.every(({ message }) => !message.includes(`'${unresolved.name}'`)),
  );
  const explained = others.map((error) =>
    error.wasKilled ? error : explainError(sample, error),
  );
  const gap = explained.find((error) => error.rule === 'excerpt');
  // What a parser says about the rest is a guess.
  if (gap && !isRunning(sample)) {
    const { line, message, remedy = REMEDY } = gap;
    const problem = problemAt(sample.line + line, 'excerpt', message, remedy, 'warning');
    return [{ ...problem, isExcusable: true }];
  }
  return [
    ...explained.map((error) => {
      const { line, message, severity } = error;
      const usual = severity === 'warning' ? TYPES_REMEDY : REMEDY;
      const fix = error.remedy ?? (error.wasKilled ? LIMIT_REMEDY : usual);
      const name = error.rule === 'excerpt' ? rule : (error.rule ?? rule);
      const at = sample.line + line;
      const problem = problemAt(at, name, shorten(message), fix, severity);
      return { ...problem, isExcusable: isExcusable(sample, error) };
    }),
    ...toUnresolved(sample, names, rule),
  ];
}

function evaluateOutcome(sample: Sample, outcome: Outcome): SampleProblem[] {
  const { meta, line } = sample;
  const { expectError } = meta;
  // Without the compiler, there's no telling whether the sample fails as expected.
  if (expectError !== undefined && outcome.missing !== undefined) return [];
  const all = outcome.errors;
  const isExpected = ({ message, wasKilled }: SampleError) =>
    expectError !== undefined && !wasKilled && message.includes(expectError);
  const expected = all.filter(isExpected);
  // What a parser says after a syntax error is a guess.
  if (expected.some(isSyntaxError)) return [];
  const keys = expected.map(idOf);
  const errors = all.filter((one) => !keys.includes(idOf(one)));
  const isPlain = expectError === undefined || expected.length > 0;
  if (isPlain || all.some((one) => one.wasKilled || isSyntaxError(one)))
    return toProblems(sample, errors);
  const said =
    errors.map(({ message }) => message).join(' ') || 'nothing is wrong with it';
  const message = `The sample is meant to fail with "${expectError}", but: ${shorten(said)}`;
  const remedy =
    'Copy a part of the real message into expect-error, or remove expect-error.';
  return [problemAt(line, 'expect-error', message, remedy)];
}

/**
 * Evaluates an outcome: whether the sample failed as expected, and whether it prints what
 * the page shows.
 *
 * @param fixCommand - the command that updates output fences
 */
export function evaluateSample(
  sample: Sample,
  outcome: Outcome | undefined,
  fixCommand?: string,
): { verdict: Verdict; problems: readonly SampleProblem[] } {
  const { line, language, meta } = sample;
  const checked = meta.nocheck === undefined ? outcome : undefined;
  const { missing, output } = checked ?? {};
  const metaProblems = checkMeta(sample);
  const failing = checked ? evaluateOutcome(sample, checked) : [];
  // A sample of the same job was stopped, which is reported there.
  const isSkipped = !checked && meta.nocheck === undefined && checkerOf(sample);
  const isDoubtful = checked ? failing.some(isError) : metaProblems.some(isError);
  const differing =
    isSkipped || isDoubtful ? [] : compareOutput(sample, checked, fixCommand);
  const problems = [...metaProblems, ...failing, ...differing];
  const unproven = problems.filter(
    (one) => isError(one) || one.rule === 'sample/excerpt',
  );
  const isParsed = unproven.every(({ rule }) => rule === 'sample/unresolved');
  const failed = isParsed ? 'parsed' : 'failed';
  const depth = unproven.length > 0 ? failed : (checked?.depth ?? 'unchecked');
  const reason = meta.nocheck ?? (missing && `needs ${missing.tool}`);
  return { verdict: { line, language, depth, reason, missing, output }, problems };
}
