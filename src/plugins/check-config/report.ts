import { type Fault, formatFault } from '../../notes/index.ts';

/**
 * All faults in one text.
 *
 * @param faults - what was found
 * @param checked - what was looked at, such as `12 pages`
 */
export function formatReport(faults: readonly Fault[], checked: string): string {
  return [...faults.map(formatFault), `${checked} checked: ${faults.length} faults`].join(
    '\n\n',
  );
}

/** Throws all faults at once, where there are any. */
export function throwAll(faults: readonly Fault[], checked: string): void {
  if (faults.length > 0) throw new Error(formatReport(faults, checked));
}
