import type { Page } from 'mdx-source';
import { LEVELS } from './levels.ts';
import type { Ungraded } from './ungraded.ts';
import { lineOf } from '../view/lineNumbers.ts';
import { listNodes } from '../view/nodes.ts';

/** Whether a comment can disable a rule: what breaks a build or a page, or isn't safe, has to be fixed. */
function canBeDisabled(rule: string): boolean {
  const level = LEVELS[rule];
  return level !== undefined && level !== 'broken' && level !== 'unsafe';
}

const IGNORE_COMMENT = /^\s*\/\*\s*lint-ignore\b\s*([^\s:]*)[\s:]*([\s\S]*?)\s*\*\/\s*$/;

/** Reads a note's `lint-ignore` comments; without a reason, or of a rule that it can't disable, it's none. */
function readIgnoreComments(note: Page) {
  if (!note.source.includes('lint-ignore') || note.syntaxErrors.length > 0) return [];
  return listNodes(note.tree).flatMap(({ node, index, parent }) => {
    const isAlone = node.type === 'mdxFlowExpression';
    if (!isAlone && node.type !== 'mdxTextExpression') return [];
    const [match, rule = '', reason = ''] = IGNORE_COMMENT.exec(node.value) ?? [];
    if (match === undefined || reason === '' || !canBeDisabled(rule)) return [];
    const line = lineOf(node);
    const below = isAlone ? parent?.children[index + 1] : undefined;
    const isBlock = below?.type === 'code' || below?.type === 'table';
    // It covers one line, or all of a code block or table.
    const from = below ? lineOf(below) : line;
    const to = (isBlock && below.position?.end.line) || from;
    const above = parent?.children.slice(0, index) ?? [];
    const isForWholeNote =
      isAlone && parent?.type === 'root' && above.every(({ type }) => type === 'yaml');
    return { line, rule, reason, from, to, isForWholeNote };
  });
}

/** A comment that disables one rule. */
type IgnoreComment = ReturnType<typeof readIgnoreComments>[number];

function covers(
  { rule, from, to, isForWholeNote }: IgnoreComment,
  problem: Ungraded,
  { lineOffset }: Page,
): boolean {
  if (problem.rule !== rule) return false;
  const line = problem.line ?? 0;
  return (line >= from && line <= to) || (isForWholeNote && line <= lineOffset);
}

/** Lists the rules that a note's comments disable, a line each, with the reason. */
export function listDisabled(note: Page): string[] {
  return readIgnoreComments(note).map(
    ({ line, rule, reason }) => `${note.file}:${line}  ${rule} is disabled: ${reason}`,
  );
}

/** Drops the problems that a comment in the note disables. */
export function withoutIgnored(
  notes: readonly Page[],
  problems: readonly Ungraded[],
): Ungraded[] {
  const files = new Set(problems.map(({ file }) => file));
  const known = new Map(
    notes
      .filter(({ file }) => files.has(file))
      .map((note) => [note.file, { note, comments: readIgnoreComments(note) }]),
  );
  return problems.filter((problem) => {
    const { note, comments = [] } = known.get(problem.file) ?? {};
    return !note || !comments.some((one) => covers(one, problem, note));
  });
}
