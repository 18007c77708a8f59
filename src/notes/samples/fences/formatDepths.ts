import { countDepths, countMissing, DEPTHS, type DepthCount } from './countDepths.ts';
import type { Verdict } from './verdict.ts';

const WIDTH = 11;

function toRow(name: string, cells: readonly (number | string)[]): string {
  return name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(WIDTH)).join('');
}

function toShares(sums: readonly number[], total: number): string[] {
  return sums.map((sum) => `${((100 * sum) / total).toFixed(1)} %`);
}

/** A table: a row per language, how many of its samples were checked how far, sums and shares. */
export function formatDepths(verdicts: readonly Verdict[]): string {
  const counts = countDepths(verdicts);
  const columns = [...DEPTHS, 'total'] as const;
  const cells = (count: DepthCount) => columns.map((column) => count[column]);
  const sums = columns.map((column) =>
    counts.reduce((sum, count) => sum + count[column], 0),
  );
  return [
    toRow('language', columns),
    ...counts.map((count) => toRow(count.language, cells(count))),
    toRow('all', sums),
    ...(verdicts.length > 0 ? [toRow('share', toShares(sums, verdicts.length))] : []),
  ].join('\n');
}

/** One line about the tools this machine lacks; empty when it lacks none that a sample needs. */
export function formatMissing(verdicts: readonly Verdict[]): string {
  const tools = [...countMissing(verdicts)];
  if (tools.length === 0) return '';
  const sum = tools.reduce((all, [, count]) => all + count, 0);
  const list = tools.map(([tool, count]) => `${tool} (${count})`).join(', ');
  return `${sum} of ${verdicts.length} samples not compiled or run, for this machine lacks: ${list}`;
}
