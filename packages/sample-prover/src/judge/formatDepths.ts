import { DEPTHS, type Verdict } from './verdict.ts';

/** Names with how often each occurs, the most frequent first. */
function countEach(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const inOrder = [...counts].sort(([, left], [, right]) => right - left);
  return inOrder.map(([name, count]) => `${name} (${count})`).join(', ');
}

/** The names of depths that authors see under another one. */
const NAMES: Readonly<Record<string, string>> = {
  failed: 'not proven (an excerpt, or an error)',
  unchecked: 'not checked',
};

/** One line per depth, the most thorough first: how many samples were checked so far, by language. */
export function formatDepths(verdicts: readonly Verdict[]): string {
  const depths = DEPTHS.filter((one) => verdicts.some(({ depth }) => depth === one));
  const lines = depths.map((wanted) => {
    const fitting = verdicts.filter(({ depth }) => depth === wanted);
    const languages = fitting.map(({ language }) => language || 'no language');
    return `${fitting.length} ${NAMES[wanted] ?? wanted}: ${countEach(languages)}`;
  });
  return lines.join('\n');
}

/**
 * One line about the tools that this machine lacks; empty if no sample needs one of them.
 */
export function formatMissing(verdicts: readonly Verdict[]): string {
  const lacking = verdicts.flatMap(({ missing }) => missing ?? []);
  if (lacking.length === 0) return '';
  return `${lacking.length} of ${verdicts.length} samples weren't compiled or run, because this machine lacks ${countEach(lacking)}`;
}
