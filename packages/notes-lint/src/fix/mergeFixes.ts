import type { Ungraded } from '../ungraded.ts';

/** Puts the command into the remedy of what it fixes in a note, and merges that into one message about the first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  fixCommand?: string,
): Ungraded[] {
  const [first, ...others] = problems.filter(({ isFixable }) => isFixable);
  if (!first || !fixCommand) return [...problems];
  const command = `${fixCommand} -- "${first.file}"`;
  const lines = others.map(({ line }) => line).join(', ');
  const all = {
    message: `${first.message} The same goes for further lines of this note: ${lines}.`,
    remedy: `${command} fixes all of them.`,
  };
  const merged = { ...first, remedy: command, ...(others.length > 0 && all) };
  return problems.flatMap((one) => (one === first ? merged : one.isFixable ? [] : one));
}
