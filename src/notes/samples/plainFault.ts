import type { Fault, Severity } from '../note/index.ts';

/** A fault before it is known which note it is in; an error unless it says otherwise. */
export type PlainFault = Pick<Fault, 'line' | 'rule' | 'message' | 'remedy'> & {
  readonly severity?: Severity;
};

/** Places a fault in its note. */
export function inNote(
  file: string,
  { severity = 'error', ...fault }: PlainFault,
): Fault {
  return { file, severity, ...fault };
}
