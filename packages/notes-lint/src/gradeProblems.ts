import type { Page, Problem, Severity } from 'mdx-source';
import { type Level, nodesIn, RULES, type Ungraded } from './rules/index.ts';

/** How the site grades problems. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** A note that names its kind promises proof, unless it's a seedling. */
function promisesProof({ frontMatter }: Page): boolean {
  return frontMatter['kind'] !== undefined && frontMatter['status'] !== 'seedling';
}

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Page): boolean {
  return frontMatter['draft'] === true;
}

/** The level of a rule; for a rule of another package, what its severity means. */
function levelOf({ rule, severity }: Partial<Problem>): Level {
  return RULES[rule ?? '']?.level ?? (severity === 'error' ? 'unproven' : 'dubious');
}

function severityOf(
  level: Level,
  note: Page | undefined,
  { strict }: GradeOptions,
): Severity | undefined {
  const isProven = !note || promisesProof(note);
  if (level === 'style' && !isProven) return undefined;
  if (level === 'listed') return 'info';
  if (level === 'unsafe') return 'error';
  if (note && isDraft(note)) return 'warning';
  return strict || level === 'broken' || (level === 'unproven' && isProven)
    ? 'error'
    : 'warning';
}

/** The first line of the code block that a line is in. */
function blockOf({ tree }: Page, line = 0): number | undefined {
  const starts = nodesIn(tree, 'code').map(({ position }) => position?.start.line ?? 0);
  return starts.findLast((start) => start <= line);
}

/** A snippet that doesn't stand alone has a dozen errors for one reason: keeps the first of each block. */
function firstOfEachBlock(
  problems: readonly Ungraded[],
  notes: ReadonlyMap<string, Page>,
): readonly Ungraded[] {
  const blocks = new Set<string>();
  return problems.filter((problem) => {
    const note = notes.get(problem.file);
    if (!problem.rule.startsWith('sample/') || !note || promisesProof(note)) return true;
    const block = `${problem.file}:${blockOf(note, problem.line)}`;
    return !blocks.has(block) && blocks.add(block);
  });
}

/**
 * Decides how severe problems are: by the level of their rule, and by what their note promises.
 *
 * @param problems - of this package, and of others with a severity of their own
 * @param notes - the notes that the problems are about
 * @returns the problems that are reported
 */
export function gradeProblems(
  problems: readonly Ungraded[],
  notes: readonly Page[],
  options: GradeOptions = {},
): Problem[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  return firstOfEachBlock(problems, known).flatMap((problem) => {
    const severity = severityOf(levelOf(problem), known.get(problem.file), options);
    return severity ? { ...problem, severity } : [];
  });
}
