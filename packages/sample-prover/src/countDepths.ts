import { DEPTHS, type Verdict } from './verdict.ts';

/** How many samples of each language, and of all, were checked how far: a table for `console.table`. */
export function countDepths(verdicts: readonly Verdict[]) {
  const table: Record<string, Record<string, number>> = {};
  const languages = verdicts.map(({ language }) => language).sort();
  for (const name of new Set([...languages, 'all'])) {
    const own = verdicts.filter(({ language }) => name === 'all' || language === name);
    const count = (wanted: string) => own.filter(({ depth }) => depth === wanted).length;
    table[name] = Object.fromEntries(DEPTHS.map((depth) => [depth, count(depth)]));
  }
  return table;
}

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
