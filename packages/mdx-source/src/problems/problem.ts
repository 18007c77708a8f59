/** An error fails the build, a warning is only printed. */
type Severity = 'error' | 'warning';

/** One problem on one page. */
export type Problem = {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Line of the file, from 1; `undefined` if the problem is about the whole file. */
  readonly line?: number | undefined;
  /** Name of the rule that was broken, such as `mdx/syntax`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What's wrong, and what would be right. */
  readonly message: string;
  /** How to fix it: what to write, or the command that does it. */
  readonly remedy: string;
};

/** Compares by file and line; problems of a whole file come after those of its lines. */
export function byLocation(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const lines = (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
  return lines || Number(isError(b)) - Number(isError(a));
}

/** Whether the problem fails the build. */
export function isError(problem: Pick<Problem, 'severity'>): boolean {
  return problem.severity === 'error';
}

/** Formats a problem as two lines: one with a location that terminals turn into a link, and the remedy. */
export function formatProblem(problem: Problem): string {
  const location =
    problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
  return `${location}  ${problem.severity}  ${problem.rule}\n  ${problem.message}\n  fix: ${problem.remedy}`;
}

const countOf = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** How many errors and warnings there are, such as `1 error, 2 warnings`. */
export function formatCounts(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  return `${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}`;
}

/** The totals on one line, such as `175 pages checked: 1 error, 2 warnings`. */
export function formatTotals(problems: readonly Problem[], checked: number): string {
  return `${countOf(checked, 'page')} checked: ${formatCounts(problems)}`;
}

/**
 * Formats all problems of a run, sorted by file and line, with the totals at the end.
 *
 * @param problems - in any order
 * @param checked - number of pages checked
 * @param listed - those that aren't only counted
 */
export function formatProblems(
  problems: readonly Problem[],
  checked: number,
  listed = problems,
): string {
  const inOrder = [...listed].sort(byLocation).map(formatProblem);
  return [...inOrder, formatTotals(problems, checked)].join('\n\n');
}
