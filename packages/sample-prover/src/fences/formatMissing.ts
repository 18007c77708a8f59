import type { Verdict } from './verdict.ts';

/**
 * One line about the tools that this machine lacks; empty if no sample needs one of them.
 */
export function formatMissing(verdicts: readonly Verdict[]): string {
  const lacking = verdicts.flatMap(({ missing }) => missing ?? []);
  if (lacking.length === 0) return '';
  const list = [...new Set(lacking)]
    .map((tool) => `${tool} (${lacking.filter((one) => one === tool).length})`)
    .join(', ');
  return `${lacking.length} of ${verdicts.length} samples weren't compiled or run, because this machine lacks ${list}`;
}
