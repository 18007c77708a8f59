import type { Code } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Page, parseMeta, type Problem, SHELL_LANGUAGES } from 'mdx-source';
import { type Level, LEVELS } from './rules/index.ts';
import type { Ungraded } from './ungraded.ts';
import { lineOf } from './view/lineNumbers.ts';
import { listNodes, type NodeWithParent } from './view/nodes.ts';

/** By file. */
type Notes = ReadonlyMap<string, Page>;

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

/** The code block that a line is in, and what's above it. */
function blockOf({ tree }: Page, line = 0) {
  return listNodes(tree).findLast(
    (one) => one.node.type === 'code' && lineOf(one.node) <= line,
  );
}

const SAYS_EXCERPT = /\bexcerpt|节选|摘录/i;

/** Dots that stand for what's left out; in spread syntax a name follows them. */
const ELLIPSIS = /(?:^|\s)(?:\.{3}|…)(?=[\s,]|$)/m;
const ON_A_LINE = /^\s*(?:#\s*)?(?:\.{3}|…)\s*$/m;

/** The parsers of these read dots as text, so an error has another cause; those read them as a value within a line. */
const AS_TEXT = [...SHELL_LANGUAGES, 'html', 'md', 'markdown', 'mermaid'];
const AS_VALUE = ['yaml', 'yml', 'docker', 'dockerfile'];

function leavesLinesOut({ lang, value }: Code): boolean {
  const language = lang?.toLowerCase() ?? '';
  if (AS_TEXT.includes(language)) return false;
  const pattern = AS_VALUE.includes(language) ? ON_A_LINE : ELLIPSIS;
  return pattern.test(value.replaceAll(/(["'`]).*?\1/g, ''));
}

/** Whether a block is excused: it leaves lines out, or needs what it doesn't show and doesn't claim to be complete. */
function isExcused(
  { excuse }: Ungraded,
  { node, parent, index }: NodeWithParent,
): boolean {
  if (node.type !== 'code' || excuse === undefined) return false;
  const { run, title } = parseMeta(node.meta);
  if (!run && leavesLinesOut(node)) return true;
  const above = parent?.children[index - 1];
  const isPart = !run && title === undefined;
  const isCalledPart = above?.type === 'paragraph' && SAYS_EXCERPT.test(toString(above));
  return excuse === 'excerpt' && (isPart || isCalledPart);
}

/**
 * A snippet that doesn't stand alone has a dozen errors for one reason: keeps one of each block, and none
 * that an excerpt is expected to have, because the page says that nothing proves the block.
 */
function firstOfEachBlock(problems: readonly Ungraded[], notes: Notes) {
  const keyOf = ({ file }: Page, block: NodeWithParent | undefined) =>
    `${file}:${block && lineOf(block.node)}`;
  // A session in a block of code is one cause, whatever a shell makes of its output.
  const blocks = new Set(
    problems.flatMap(({ rule, file, line }) => {
      const note = rule === 'note/code-form' && notes.get(file);
      return note ? [keyOf(note, blockOf(note, line))] : [];
    }),
  );
  const needsContext = ({ excuse }: Ungraded) => Number(excuse === 'excerpt');
  const inOrder = [...problems].sort((a, b) => needsContext(a) - needsContext(b));
  return inOrder.filter((problem) => {
    const note = notes.get(problem.file);
    if (!problem.rule.startsWith('sample/') || !note) return true;
    // Nobody can tell its samples, so these are problems of the text before.
    if (note.syntaxErrors.length > 0) return false;
    if (promisesProof(note)) return true;
    const block = blockOf(note, problem.line);
    const key = keyOf(note, block);
    if (blocks.has(key) || (block && isExcused(problem, block))) return false;
    blocks.add(key);
    return true;
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
