/**
 * How much a fault weighs: an error fails the build, a warning is only printed, and `info` is what
 * an unfinished page lacks or does without for a reason, which is no fault.
 */
export type Severity = 'error' | 'warning' | 'info';

/** One thing that is wrong with one page. */
export type Fault = {
  /** Path relative to the project's root, with forward slashes. */
  readonly file: string;
  /** Line of the file, from 1; `undefined` when the whole file is meant. */
  readonly line?: number | undefined;
  /** Name of the rule that was broken, such as `mdx/syntax`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** How to fix it: what to write, or the command that does it. */
  readonly remedy: string;
};

/** By file and line; what is wrong with a file as a whole stands after its lines. */
export function byPlace(a: Fault, b: Fault): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
}

/** Whether the build has to fail because of this fault. */
export function isError(fault: Fault): boolean {
  return fault.severity === 'error';
}

/** One fault as a line a terminal makes a link of, and a line that says how to fix it. */
export function formatFault(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}  ${fault.severity}  ${fault.rule}\n  ${fault.message}\n  fix: ${fault.remedy}`;
}

/** One line of how many faults there are, such as `175 pages checked: 1 error, 2 warnings`. */
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
 * All faults of a run in one text: by file and line, with the sum at the end.
 *
 * @param faults - in any order
 * @param checked - how many pages were looked at
 */
export function formatFaults(faults: readonly Fault[], checked: number): string {
  const inOrder = [...faults].sort(byPlace).map(formatFault);
  return [...inOrder, sumFaults(faults, checked)].join('\n\n');
}
