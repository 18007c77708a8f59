import { formatProblem, formatTotals, isError } from 'mdx-source/problems';
import type { Problem } from 'mdx-source/problems';

/** More than one can read, as after a change of a rule. */
const MAX_WARNINGS = 10;

/** The line of a problem, and those that a message names. */
const LINES = /(?<=\blines?\b[^.\d]*)\d[\d, ]*/g;

/** What the problems are, wherever their lines have moved to; the second of two equal ones has another key. */
function listKeys(problems: readonly Problem[]): string[] {
  const texts = problems.map((one) => JSON.stringify(one).replaceAll(LINES, ''));
  const before = (at: number) => texts.slice(0, at).filter((one) => one === texts[at]);
  return texts.map((text, at) => `${before(at).length} ${text}`);
}

/** A message for the logger, with its level. */
type LogLine = readonly [level: 'error' | 'warn' | 'info', text: string];

/**
 * Starts the report of a session. The function that it returns says what's new since its last call: errors,
 * as many warnings as one can read, and once the samples are checked, too, the totals if anything has changed.
 */
export function startReport() {
  let known: ReadonlySet<string> = new Set();
  let reported: string | undefined;
  return (
    problems: readonly Problem[],
    checked: number,
    isComplete: boolean,
  ): LogLine[] => {
    const keys = listKeys(problems);
    const fresh = problems.filter((_, at) => !known.has(keys[at] ?? ''));
    if (fresh.length > 0 || keys.length !== known.size) reported = undefined;
    known = new Set(keys);
    const left = fresh.filter((one) => !isError(one)).slice(MAX_WARNINGS);
    const shown = fresh.filter((one) => !left.includes(one));
    const messages = shown.map((one): LogLine => [
      isError(one) ? 'error' : 'warn',
      formatProblem(one),
    ]);
    if (left.length > 0) messages.push(['warn', `Further new warnings: ${left.length}`]);
    const totals = formatTotals(problems, checked);
    if (!isComplete || totals === reported) return messages;
    reported = totals;
    return [...messages, ['info', `${totals}. All of them: npm run lint:notes`]];
  };
}
