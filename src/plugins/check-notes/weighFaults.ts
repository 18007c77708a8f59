import { type Fault, formatFaults, isError } from 'notes-lint';

/**
 * Decides whether a build continues.
 *
 * @returns the report to fail the build with, or `undefined` if it continues
 */
export function weighFaults(
  faults: readonly Fault[],
  checked: number,
): string | undefined {
  if (checked === 0) {
    return 'The notes plugin checked 0 notes: docs, blog and src/pages contain none.';
  }
  if (!faults.some(isError)) return undefined;
  return `${formatFaults(faults, checked)}\n\nCheck again with: npm run lint:notes`;
}
