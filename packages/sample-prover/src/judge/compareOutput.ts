import { problemAt } from './checkMeta.ts';
import type { Outcome } from '../run/checker.ts';
import { RUNNABLE } from '../read/languages.ts';
import type { Sample } from '../read/readSamples.ts';

/** Trailing white space is invisible, so it isn't compared. */
export function normalize(output: string): string {
  const lines = output.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').replace(/\n+$/, '');
}

function firstDifference(shown: string, printed: string): string {
  const [left, right] = [shown.split('\n'), printed.split('\n')];
  const index = left.findIndex((line, at) => line !== right[at]);
  const at = index < 0 ? left.length : index;
  const quote = (line: string | undefined) =>
    line === undefined ? 'nothing' : `"${line}"`;
  return `line ${at + 1} shows ${quote(left[at])}, but the sample printed ${quote(right[at])}`;
}

/**
 * What's wrong with the output that's shown for a sample.
 *
 * @param fixCommand - the command that updates output fences
 */
export function compareOutput(sample: Sample, outcome?: Outcome, fixCommand?: string) {
  const { shown, language, meta } = sample;
  if (!shown || outcome?.missing !== undefined) return [];
  if (outcome?.output === undefined) {
    const message =
      "The output block belongs to a sample that wasn't run, so it printed nothing.";
    const remedy =
      RUNNABLE.has(language) && meta.nocheck === undefined
        ? 'Write run after the language of the sample, or nocheck="reason" instead of output.'
        : 'Remove the word output: a plain ```text is enough.';
    return [problemAt(shown.line, 'output', message, remedy)];
  }
  const [left, right] = [normalize(shown.text), normalize(outcome.output)];
  if (left === right) return [];
  const message = `The output is not what the sample prints: ${firstDifference(left, right)}.`;
  const fix =
    fixCommand === undefined ? 'Show what it prints' : `${fixCommand} writes it`;
  const remedy = `${fix}; or fix the sample.`;
  return [problemAt(shown.line, 'output', message, remedy)];
}
