import { mergeAlike } from './mergeAlike.ts';
import type { Ungraded } from './ungraded.ts';

/** Puts the command into the remedies of what it fixes in a note, and makes each rule's one message about its first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  fixCommand?: string,
): Ungraded[] {
  if (!fixCommand) return [...problems];
  const merged = mergeAlike(problems, ({ isFixable, rule }) =>
    isFixable ? rule : undefined,
  );
  return merged.map((problem) => {
    if (!problem.isFixable) return problem;
    const command = `${fixCommand} -- "${problem.file}"`;
    const remedy = problems.includes(problem) ? command : `${command} fixes all of them.`;
    return { ...problem, remedy };
  });
}
