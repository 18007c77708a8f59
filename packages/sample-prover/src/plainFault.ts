import type { Fault, Severity } from 'mdx-source';

/** A fault of a sample before it is known which page it is in. */
export type PlainFault = Omit<Fault, 'file'>;

/**
 * Something that is wrong with a sample.
 *
 * @param line - of the file
 * @param rule - its name without `sample/`
 */
export function faultOf(
  line: number,
  rule: string,
  message: string,
  remedy: string,
  severity: Severity = 'error',
): PlainFault {
  return { line, rule: `sample/${rule}`, severity, message, remedy };
}
