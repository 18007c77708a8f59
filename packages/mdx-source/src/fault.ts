/**
 * An error fails the build, a warning is only printed, and `info` isn't a fault: it's what an
 * unfinished page still lacks, or what a page leaves out for a stated reason.
 */
export type Severity = 'error' | 'warning' | 'info';

/** One problem on one page. */
export type Fault = {
  /** Path relative to the project's root, with forward slashes. */
  readonly file: string;
  /** Line of the file, from 1; `undefined` if the fault is about the whole file. */
  readonly line?: number | undefined;
  /** Name of the rule that was broken, such as `mdx/syntax`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** How to fix it: what to write, or the command that does it. */
  readonly remedy: string;
};

/** Compares by file and line; faults of a whole file come after those of its lines. */
export function byPlace(a: Fault, b: Fault): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const lines = (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
  return lines || Number(isError(b)) - Number(isError(a));
}

/** Whether the fault fails the build. */
export function isError(fault: Fault): boolean {
  return fault.severity === 'error';
}

/** Formats a fault as two lines: one with a location that terminals turn into a link, and the remedy. */
export function formatFault(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}  ${fault.severity}  ${fault.rule}\n  ${fault.message}\n  fix: ${fault.remedy}`;
}

/** The totals on one line, such as `175 pages checked: 1 error, 2 warnings`. */
export function sumFaults(faults: readonly Fault[], checked: number): string {
  const count = (wanted: Severity) =>
    faults.filter(({ severity }) => severity === wanted).length;
  const say = (number: number, noun: string) =>
    `${number} ${noun}${number === 1 ? '' : 's'}`;
  const told = count('info') > 0 ? `, ${count('info')} for information` : '';
  const problems = `${say(count('error'), 'error')}, ${say(count('warning'), 'warning')}`;
  return `${say(checked, 'page')} checked: ${problems}${told}`;
}

/**
 * Formats all faults of a run, sorted by file and line, with the totals at the end.
 *
 * @param faults - in any order
 * @param checked - number of pages checked
 */
export function formatFaults(faults: readonly Fault[], checked: number): string {
  const inOrder = [...faults].sort(byPlace).map(formatFault);
  return [...inOrder, sumFaults(faults, checked)].join('\n\n');
}
