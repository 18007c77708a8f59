import type { Fault, Severity } from 'mdx-source';

/** A fault in a sample, without the page it's in. */
export type PlainFault = Omit<Fault, 'file'>;

/**
 * Creates a fault for a sample.
 *
 * @param line - line of the file
 * @param rule - the rule's name without `sample/`
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
