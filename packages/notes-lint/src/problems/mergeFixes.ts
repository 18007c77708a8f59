import type { Ungraded } from './ungraded.ts';

/** Puts the command into the remedies of what it fixes in a note, and makes each rule's one message about its first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  fixCommand?: string,
): Ungraded[] {
  return problems.flatMap((problem): Ungraded | [] => {
    if (!problem.isFixable || !fixCommand) return problem;
    const [first, ...others] = problems.filter(
      ({ isFixable, rule }) => isFixable && rule === problem.rule,
    );
    if (problem !== first) return [];
    const command = `${fixCommand} -- "${first.file}"`;
    if (others.length === 0) return { ...first, remedy: command };
    const lines = others.map(({ line }) => line).join(', ');
    const message = `${first.message} The same goes for further lines of this note: ${lines}.`;
    return { ...first, message, remedy: `${command} fixes all of them.` };
  });
}
