import type { Fault } from 'mdx-source';
import type { Verdict } from './fences/index.ts';

const MOST = 0.1;
const NAMED = 5;

function countUnchecked(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ depth, reason }) => depth === 'unchecked' && reason).length;
}

/** Reports a site with more than one `nocheck` fence in ten, naming the worst pages. */
export function checkShare(verdicts: ReadonlyMap<string, readonly Verdict[]>): Fault[] {
  const all = [...verdicts.values()].flat();
  const unchecked = countUnchecked(all);
  if (unchecked <= all.length * MOST) return [];
  const worst = [...verdicts]
    .map(([file, own]) => ({ file, unchecked: countUnchecked(own), total: own.length }))
    .sort((a, b) => b.unchecked - a.unchecked)
    .slice(0, NAMED);
  const list = worst
    .map((one) => `${one.file} (${one.unchecked} of ${one.total})`)
    .join(', ');
  return [
    {
      file: worst[0]?.file ?? 'docs',
      line: undefined,
      rule: 'sample/share',
      severity: 'warning',
      message: `${unchecked} of ${all.length} fences of the site say nocheck, more than one in ten. Most of them: ${list}.`,
      remedy: 'Show these samples in a language that is checked, or say it in prose.',
    },
  ];
}
