import type { Fault, Note } from './note/index.ts';
import { MINIMUMS } from './structure/index.ts';

/** The largest share of notes that may waive a minimum, or still be seedlings. */
const LARGEST_SHARE = 0.1;

function report(
  rule: string,
  what: string,
  those: readonly Note[],
  all: number,
): Fault[] {
  const most = Math.ceil(all * LARGEST_SHARE);
  const [first] = those;
  if (!first || those.length <= most) return [];
  const files = those.map(({ file }) => file).join(', ');
  return [
    {
      file: first.file,
      line: 1,
      rule,
      severity: 'warning',
      message: `${those.length} of ${all} notes ${what}, at most ${most} should: ${files}.`,
      remedy: 'Finish the oldest of them first.',
    },
  ];
}

/**
 * Waiving a section needs no limit, because the note would have nothing to say in it.
 * Waiving a minimum does.
 */
function waivesMinimum(waives: unknown): boolean {
  if (typeof waives !== 'object' || waives === null) return false;
  return Object.keys(waives).some((name) => MINIMUMS.some((minimum) => minimum === name));
}

/** Checks across all notes that waivers and seedlings stay the exception. */
export function checkShares(notes: readonly Note[]): Fault[] {
  const waiving = notes.filter(({ frontMatter }) => waivesMinimum(frontMatter['waives']));
  const seedlings = notes.filter(
    ({ frontMatter }) => frontMatter['status'] === 'seedling',
  );
  return [
    ...report('site/waivers', 'do without a minimum', waiving, notes.length),
    ...report('site/seedlings', 'are seedlings', seedlings, notes.length),
  ];
}
