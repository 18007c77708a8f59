import { DEPTHS, type Verdict } from './verdict.ts';

function toRow(name: string, cells: readonly (number | string)[]): string {
  return name.padEnd(11) + cells.map((cell) => String(cell).padStart(11)).join('');
}

/** A language's verdicts by depth, and their number. */
function countRow(name: string, own: readonly Verdict[]): string {
  const counts = DEPTHS.map(
    (wanted) => own.filter(({ depth }) => depth === wanted).length,
  );
  return toRow(name, [...counts, own.length]);
}

/**
 * Formats a table with a row per language, the most frequent first: how many of its
 * samples were checked how far; then the sums.
 */
export function formatDepths(verdicts: readonly Verdict[]): string {
  const languages = [...new Set(verdicts.map(({ language }) => language))].sort();
  const groups = languages
    .map((name) => ({ name, own: verdicts.filter(({ language }) => language === name) }))
    .sort((a, b) => b.own.length - a.own.length);
  return [
    toRow('language', [...DEPTHS, 'total']),
    ...groups.map(({ name, own }) => countRow(name, own)),
    countRow('all', verdicts),
  ].join('\n');
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
