import type { Ungraded } from './ungraded.ts';

/**
 * Makes one of problems that are alike, with the message of the first and the lines of the others.
 *
 * @param keyOf - what alike problems have in common; `undefined` for one that stays by itself
 */
export function mergeAlike<T extends Ungraded>(
  problems: readonly T[],
  keyOf: (problem: T) => string | undefined,
): T[] {
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    if (key === undefined) return problem;
    const [first, ...others] = problems.filter((one) => keyOf(one) === key);
    if (problem !== first) return [];
    if (others.length === 0) return problem;
    const lines = others.map(({ line }) => line).join(', ');
    const message = `${problem.message} The same goes for further lines of this note: ${lines}.`;
    return { ...problem, message };
  });
}
