import { formatCounts, formatProblem, formatTotals, isError } from 'mdx-source/problems';
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
 * as many warnings as one can read, and once the samples are checked, too, the notes whose last error is gone,
 * and the totals.
 */
export function startReport() {
  let known: ReadonlySet<string> = new Set();
  let failing: ReadonlySet<string> = new Set();
  let counted: number | undefined;
  return (
    problems: readonly Problem[],
    files: readonly string[],
    isComplete: boolean,
  ): LogLine[] => {
    const keys = listKeys(problems);
    const fresh = problems.filter((_, at) => !known.has(keys[at] ?? ''));
    if (fresh.length > 0 || keys.length !== known.size) counted = undefined;
    known = new Set(keys);
    const left = fresh.filter((one) => !isError(one)).slice(MAX_WARNINGS);
    const shown = fresh.filter((one) => !left.includes(one));
    const messages = shown.map((one): LogLine => [
      isError(one) ? 'error' : 'warn',
      formatProblem(one),
    ]);
    if (left.length > 0) messages.push(['warn', `Further new warnings: ${left.length}`]);
    const broken = new Set(problems.filter(isError).map(({ file }) => file));
    if (!isComplete) {
      failing = new Set([...failing, ...broken]);
      return messages;
    }
    for (const file of files.filter((one) => failing.has(one) && !broken.has(one))) {
      const own = problems.filter((one) => one.file === file);
      messages.push(['info', `${file}: errors fixed; left: ${formatCounts(own)}`]);
    }
    failing = broken;
    if (counted === files.length) return messages;
    counted = files.length;
    const totals = formatTotals(problems, files.length);
    return [...messages, ['info', `${totals}. All of them: npm run lint:notes`]];
  };
}
