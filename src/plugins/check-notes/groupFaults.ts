import { byPlace, type Fault } from 'notes-lint';

/** Groups errors by file, in the report's order; the error box on a page looks them up by file. */
export function groupFaults(faults: readonly Fault[]): Record<string, Fault[]> {
  const groups: Record<string, Fault[]> = {};
  for (const fault of [...faults].sort(byPlace)) (groups[fault.file] ??= []).push(fault);
  return groups;
}
