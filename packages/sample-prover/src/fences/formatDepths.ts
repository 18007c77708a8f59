import type { SampleDepth } from './depth.ts';
import type { Verdict } from './verdict.ts';

/** Depths in the order in which they're listed, the most thorough first. */
export const DEPTHS = [
  'run',
  'compiled',
  'parsed',
  'unchecked',
  'failed',
] as const satisfies readonly SampleDepth[];

const WIDTH = 11;

function toRow(name: string, cells: readonly (number | string)[]): string {
  return name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(WIDTH)).join('');
}

/** The number of samples per depth, and the total. */
function countDepths(verdicts: readonly Verdict[]): number[] {
  const count = (wanted: SampleDepth) =>
    verdicts.filter(({ depth }) => depth === wanted).length;
  return [...DEPTHS.map(count), verdicts.length];
}

/**
 * Formats a table with a row per language, the most frequent first: how many of its
 * samples were checked how far, then the sums and shares.
 */
export function formatDepths(verdicts: readonly Verdict[]): string {
  const languages = [...new Set(verdicts.map(({ language }) => language))].sort();
  const groups = languages
    .map((language) => ({
      language,
      own: verdicts.filter((verdict) => verdict.language === language),
    }))
    .sort((a, b) => b.own.length - a.own.length);
  const sums = countDepths(verdicts);
  const shares = sums.map((sum) => `${((100 * sum) / verdicts.length).toFixed(1)} %`);
  return [
    toRow('language', [...DEPTHS, 'total']),
    ...groups.map(({ language, own }) => toRow(language, countDepths(own))),
    toRow('all', sums),
    ...(verdicts.length > 0 ? [toRow('share', shares)] : []),
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
