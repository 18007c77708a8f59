import { byPlace, type Fault } from 'notes-lint';

/** Faults by the file they are in, as the page's box looks them up, in the order of the report. */
export function groupFaults(faults: readonly Fault[]): Record<string, Fault[]> {
  const groups: Record<string, Fault[]> = {};
  for (const fault of [...faults].sort(byPlace)) (groups[fault.file] ??= []).push(fault);
  return groups;
}
