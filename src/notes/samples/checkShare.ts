import type { Fault } from '../note/index.ts';
import { uncheckedShare, type Verdict } from './fences/index.ts';

const MOST = 0.1;
const NAMED = 5;

/** At most one fence in ten of the whole site goes unchecked; the worst notes are named. */
export function checkShare(verdicts: ReadonlyMap<string, readonly Verdict[]>): Fault[] {
  const { unchecked, total } = uncheckedShare([...verdicts.values()].flat());
  if (unchecked <= total * MOST) return [];
  const worst = [...verdicts]
    .map(([file, own]) => ({ file, ...uncheckedShare(own) }))
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
      severity: 'error',
      message: `${unchecked} of ${total} fences of the site are not checked, more than one in ten. Most of them: ${list}.`,
      remedy: 'Show these samples in a language that is checked, or say it in prose.',
    },
  ];
}
