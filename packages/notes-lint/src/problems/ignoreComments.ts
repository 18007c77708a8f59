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

/** Reads a note's `lint-ignore` comments. */
function readIgnoreComments(note: Page) {
  if (!note.source.includes('lint-ignore') || note.syntaxErrors.length > 0) return [];
  return listNodes(note.tree).flatMap(({ node, index, parent }) => {
    const isAlone = node.type === 'mdxFlowExpression';
    if (!isAlone && node.type !== 'mdxTextExpression') return [];
    const [match, rule = '', reason = ''] = IGNORE_COMMENT.exec(node.value) ?? [];
    if (match === undefined) return [];
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
  { rule, reason, from, to, isForWholeNote }: IgnoreComment,
  problem: Ungraded,
  { lineOffset }: Page,
): boolean {
  if (reason === '' || problem.rule !== rule || !canBeDisabled(rule)) return false;
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
  const known = new Map(notes.map((note) => [note.file, note]));
  return problems.filter((problem) => {
    const note = known.get(problem.file);
    return !note || !readIgnoreComments(note).some((one) => covers(one, problem, note));
  });
}

const FORM = 'Write {/* lint-ignore note/filler: why it is right here */}.';

/** What's wrong with a comment, given the problems that it could disable. */
function explainMistake(
  comment: IgnoreComment,
  note: Page,
  problems: readonly Ungraded[],
  checked: readonly string[],
): Pick<Ungraded, 'message' | 'remedy'> | undefined {
  const { rule, reason, from } = comment;
  if (!canBeDisabled(rule)) {
    const message = `The comment disables "${rule}", a rule that a comment can't disable or that doesn't exist.`;
    return { message, remedy: FORM };
  }
  if (reason === '')
    return { message: `The comment disables ${rule} and gives no reason.`, remedy: FORM };
  if (!checked.includes(rule) || problems.some((one) => covers(comment, one, note)))
    return undefined;
  return {
    message: `The comment disables ${rule}, which reports nothing on line ${from}.`,
    remedy: 'Delete the comment, or put it right above the line it is about.',
  };
}

/**
 * Drops the problems that comments disable, and reports comments without a valid rule or a reason, and
 * unused ones.
 *
 * @param problems - everything found in this note alone
 * @param checked - the rules by which they were found; whether a comment on another is used isn't known here
 */
export function applyIgnoreComments(
  note: Page,
  problems: readonly Ungraded[],
  checked: readonly string[],
): Ungraded[] {
  const mistakes = readIgnoreComments(note).flatMap((comment) => {
    const mistake = explainMistake(comment, note, problems, checked);
    const place = { file: note.file, line: comment.line, rule: 'note/ignore-comment' };
    return mistake ? [{ ...place, ...mistake }] : [];
  });
  return [...withoutIgnored([note], problems), ...mistakes];
}
