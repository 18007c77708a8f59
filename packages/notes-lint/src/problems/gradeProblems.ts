import type { Code } from 'mdast';
import { isDraft, type Page } from 'mdx-source';
import type { Problem } from 'mdx-source/problems';
import { withoutIgnored } from './ignoreComments.ts';
import { type Level, LEVELS } from './levels.ts';
import { mergeAlike } from './mergeAlike.ts';
import type { Ungraded } from './ungraded.ts';
import { lineOf } from '../view/lineNumbers.ts';
import { nodesIn } from '../view/nodes.ts';

/** By file. */
type Notes = ReadonlyMap<string, Page>;

/** How the site grades problems. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** A note with one excerpt, formula, prompt or indented block has more of them. */
const RARELY_ALONE: ReadonlySet<string> = new Set([
  'sample/unresolved',
  'note/formula',
  'note/code-form',
  'note/rendering',
]);

/** A note that names its kind promises proof, unless it's a seedling. */
function promisesProof({ frontMatter }: Page): boolean {
  return frontMatter['kind'] !== undefined && frontMatter['status'] !== 'seedling';
}

/** The level of a rule; for a rule of another package, what its severity means. */
function levelOf({ rule, severity }: Partial<Problem>): Level {
  return LEVELS[rule ?? ''] ?? (severity === 'error' ? 'unproven' : 'dubious');
}

function severityOf(level: Level, note: Page | undefined, { strict }: GradeOptions) {
  const isHeldToProof = !note || promisesProof(note);
  if (level === 'style' && !isHeldToProof) return undefined;
  if (level === 'unsafe') return 'error';
  if (note && isDraft(note)) return 'warning';
  return strict || level === 'broken' || (level === 'unproven' && isHeldToProof)
    ? 'error'
    : 'warning';
}

/** The code block that a line is in. */
function blockOf({ tree }: Page, line = 0): Code | undefined {
  return nodesIn(tree, 'code').findLast((block) => lineOf(block) <= line);
}

/**
 * Keeps one problem of each block that nothing proves, because a snippet that doesn't stand alone has a dozen for
 * one reason, and none that can be excused.
 */
function firstOfEachBlock(problems: readonly Ungraded[], notes: Notes): Ungraded[] {
  const blockWith = ({ file, line }: Ungraded) => {
    const note = notes.get(file);
    return note && blockOf(note, line);
  };
  // A session in a block of code is one cause, whatever a shell makes of its output.
  const sessions = problems.filter(({ rule }) => rule === 'note/code-form');
  const reported = new Set(sessions.map(blockWith));
  return problems.filter((problem) => {
    const note = notes.get(problem.file);
    if (!problem.rule.startsWith('sample/') || !note) return true;
    // Nobody can tell its samples, so these are problems of the text before.
    if (note.syntaxErrors.length > 0) return false;
    const block = blockWith(problem);
    if (promisesProof(note) || !block) return true;
    if (problem.isExcusable || reported.has(block)) return false;
    reported.add(block);
    return true;
  });
}

/**
 * Decides how severe problems are: by the level of their rule, and by what their note promises.
 *
 * @param problems - of this package, and of others with a severity of their own
 * @param notes - the notes that the problems are about
 * @returns the problems that are reported, without those that a comment disables
 */
export function gradeProblems(
  problems: readonly Ungraded[],
  notes: readonly Page[],
  options: GradeOptions = {},
): Problem[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  const remaining = firstOfEachBlock(withoutIgnored(notes, problems), known);
  const graded = remaining.flatMap((problem): Problem | [] => {
    const severity = severityOf(levelOf(problem), known.get(problem.file), options);
    return severity ? { ...problem, severity } : [];
  });
  return mergeAlike(graded, ({ file, rule, remedy }) =>
    RARELY_ALONE.has(rule) ? `${file} ${remedy}` : undefined,
  );
}
