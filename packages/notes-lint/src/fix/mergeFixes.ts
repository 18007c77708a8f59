import type { Ungraded } from '../ungraded.ts';

/** Merges what the command fixes in one note into one message, whose example is the first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  fixCommand?: string,
): Ungraded[] {
  const [first, ...others] = problems.filter(({ isFixable }) => isFixable);
  if (!first || !fixCommand) return [...problems];
  const command = `${fixCommand} -- "${first.file}"`;
  const lines = others.map(({ line }) => line).join(', ');
  const merged = lines
    ? {
        ...first,
        message: `${first.message} The same goes for further lines of this note: ${lines}.`,
        remedy: `${command} fixes all of them.`,
      }
    : { ...first, remedy: command };
  return problems.flatMap((one) => (one === first ? merged : one.isFixable ? [] : one));
}
