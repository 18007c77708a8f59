import type { Sample } from '../read/readSamples.ts';
import type { SampleProblem } from './checkMeta.ts';

/** A comment on what fails on purpose, in a block that's then no program. */
const SHOWS_ERROR = /\/\/\s*(?:[✗❌]|(?:compile |type )?error\b|TS\d{4})/i;

const UNRESOLVED = 'sample/unresolved';

/** The problems of a page with one for all blocks that lack something for the same reason: an excerpt is rarely alone. */
export function mergeUnresolved(
  evaluations: readonly {
    readonly sample: Sample;
    readonly problems: readonly SampleProblem[];
  }[],
): SampleProblem[] {
  const problems = evaluations.flatMap((one) =>
    one.problems.filter(
      ({ rule }) => rule !== UNRESOLVED || !SHOWS_ERROR.test(one.sample.code),
    ),
  );
  return problems.flatMap((problem) => {
    if (problem.rule !== UNRESOLVED) return problem;
    const alike = problems.filter(
      ({ rule, remedy, isExcusable }) =>
        rule === UNRESOLVED &&
        remedy === problem.remedy &&
        isExcusable === problem.isExcusable,
    );
    const [first, ...others] = alike;
    if (problem !== first) return [];
    if (others.length === 0) return first;
    const names = new Set(others.flatMap((one) => one.names ?? []));
    const further = [...names].filter((name) => !first.names?.includes(name));
    const lines = others.map(({ line }) => line).join(', ');
    const used = further.length > 0 ? ` (${further.join(', ')})` : '';
    return {
      ...first,
      message: `${first.message} The same goes for further lines of this page: ${lines}${used}.`,
    };
  });
}
