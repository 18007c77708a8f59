import type { Problem, Page } from 'mdx-source';
import { nodesIn } from './rules/index.ts';

/** How the site grades problems. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** What fails a build even in a draft: its source is public, and Docusaurus reads its front matter. */
const ALWAYS_ERRORS = ['note/secret', 'front-matter/refused'];

/** Rules about what breaks a page or its build, or hurts a reader: errors in every note. */
const HARMFUL_RULES =
  /^(?:mdx|links|lab)\/|^front-matter\/(?:refused|type)$|^note\/(?:address|alt|description|element|expression|link-text|secret)$/;

/** Style rules, which apply only to notes that follow their kind. */
const STYLE_RULES =
  /^front-matter\/limit$|^note\/(?:banned|cell-code|fence-format|source|table-cells|voice)$/;

/** A note that names its kind promises proof, unless it's a seedling. */
function promisesProof({ frontMatter }: Page): boolean {
  return frontMatter['kind'] !== undefined && frontMatter['status'] !== 'seedling';
}

/** The first line of the code block that a line is in. */
function blockOf({ tree }: Page, line = 0): number | undefined {
  const starts = nodesIn(tree, 'code').map(({ position }) => position?.start.line ?? 0);
  return starts.findLast((start) => start <= line);
}

/**
 * Adjusts severities to the site's settings. Problems in a draft don't fail a build (apart from
 * {@link ALWAYS_ERRORS}), because Docusaurus doesn't publish drafts. In a note without a kind, and in a
 * seedling, only what's {@link HARMFUL_RULES} is an error, and house style is its author's own. With
 * `strict`, warnings become errors.
 *
 * @param notes - the notes that the problems are about
 */
export function gradeProblems(
  problems: readonly Problem[],
  notes: readonly Page[],
  { strict = false }: GradeOptions = {},
): Problem[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  const blocks = new Set<string>();
  return problems.flatMap((problem) => {
    const note = known.get(problem.file);
    // What a seedling lacks is shown on its page.
    if (problem.severity === 'info')
      return problem.rule === 'note/silenced' ? problem : [];
    if (!note) return problem;
    const isExcused = !promisesProof(note);
    if (isExcused && STYLE_RULES.test(problem.rule)) return [];
    if (isDraft(note) && !ALWAYS_ERRORS.includes(problem.rule))
      return { ...problem, severity: 'warning' };
    if (isExcused && problem.severity === 'error' && problem.rule.startsWith('sample/')) {
      // A snippet that doesn't stand alone has a dozen errors for one reason.
      const block = `${problem.file}:${blockOf(note, problem.line)}`;
      if (blocks.has(block)) return [];
      blocks.add(block);
    }
    if (strict) return { ...problem, severity: 'error' };
    const isHarmless = isExcused && !HARMFUL_RULES.test(problem.rule);
    return isHarmless ? { ...problem, severity: 'warning' } : problem;
  });
}

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Page): boolean {
  return frontMatter['draft'] === true;
}
