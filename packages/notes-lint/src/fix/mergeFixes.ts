import type { Ungraded } from '../ungraded.ts';

/** Merges what a rule has a command fix in one note into one message, whose example is the first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  rule: string,
  fixCommand?: string,
): Ungraded[] {
  const isFix = (one: Ungraded) =>
    one.rule === rule && fixCommand && one.remedy.startsWith(fixCommand);
  const [first, ...others] = problems.filter(isFix);
  if (!first || others.length === 0) return [...problems];
  const lines = others.map(({ line }) => line).join(', ');
  const merged = {
    ...first,
    message: `${first.message} The same goes for further lines of this note: ${lines}.`,
    remedy: `${first.remedy} fixes all of them.`,
  };
  return problems.flatMap((one) => (one === first ? merged : isFix(one) ? [] : one));
}
