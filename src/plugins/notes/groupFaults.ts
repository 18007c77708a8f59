import type { Fault } from '../../content/fault.ts';

/** Faults by the file they are in, as the page's box looks them up. */
export function groupFaults(faults: readonly Fault[]): Record<string, Fault[]> {
  const groups: Record<string, Fault[]> = {};
  for (const fault of faults) (groups[fault.file] ??= []).push(fault);
  return groups;
}
