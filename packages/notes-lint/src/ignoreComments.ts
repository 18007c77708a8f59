import { visit } from 'unist-util-visit';

import type { Page } from 'mdx-source';
import { lineOf, RULES } from './rules/index.ts';
import type { Ungraded } from './ungraded.ts';

/** Whether a comment can disable a rule: what breaks a build or a page, or isn't safe, has to be fixed. */
function canBeDisabled(rule: string): boolean {
  const level = RULES[rule]?.level;
  return level !== undefined && level !== 'broken' && level !== 'unsafe';
}

const IGNORE_COMMENT = /^\s*\/\*\s*lint-ignore\b\s*([^\s:]*)[\s:]*([\s\S]*?)\s*\*\/\s*$/;

/** A comment that disables one rule on one line. */
type IgnoreComment = {
  /** Line of the comment. */
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
  /** The lines it covers: one line, or the code block or table that begins there. */
  readonly from: number;
  readonly to: number;
  /**
   * The comment is the first thing in the note, so it covers problems of the whole note
   * too.
   */
  readonly isForWholeNote: boolean;
};

/** Reads a note's `lint-ignore` comments. */
function readIgnoreComments(note: Page): IgnoreComment[] {
  if (!note.source.includes('lint-ignore') || note.syntaxErrors.length > 0) return [];
  const comments: IgnoreComment[] = [];
  visit(note.tree, (node, index = 0, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [match, rule = '', reason = ''] = IGNORE_COMMENT.exec(node.value) ?? [];
    if (match === undefined) return;
    const line = lineOf(node);
    const isAlone = node.type === 'mdxFlowExpression';
    const below = isAlone ? parent?.children[index + 1] : undefined;
    const isBlock = below?.type === 'code' || below?.type === 'table';
    const from = below ? lineOf(below) : line;
    const to = (isBlock && below.position?.end.line) || from;
    const above = parent?.children.slice(0, index) ?? [];
    const isForWholeNote =
      isAlone && parent?.type === 'root' && above.every(({ type }) => type === 'yaml');
    comments.push({ line, rule, reason, from, to, isForWholeNote });
  });
  return comments;
}

function covers(
  { rule, reason, from, to, isForWholeNote }: IgnoreComment,
  problem: Ungraded,
  { lineOffset }: Page,
): boolean {
  if (reason === '' || problem.rule !== rule || !canBeDisabled(rule)) return false;
  const line = problem.line ?? 0;
  return (line >= from && line <= to) || (isForWholeNote && line <= lineOffset);
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

function explainInvalid({ rule, reason }: IgnoreComment): [string, string] | undefined {
  const form = 'Write {/* lint-ignore note/filler: why it is right here */}.';
  if (!canBeDisabled(rule))
    return [
      `The comment disables "${rule}", a rule that a comment can't disable or that doesn't exist.`,
      form,
    ];
  if (reason === '') return [`The comment disables ${rule} and gives no reason.`, form];
  return undefined;
}

/**
 * Drops the problems that comments disable, lists those comments with their reasons, and
 * reports comments without a valid rule or a reason, and unused ones.
 *
 * @param problems - everything found in this note alone
 */
export function applyIgnoreComments(
  note: Page,
  problems: readonly Ungraded[],
): Ungraded[] {
  const comments = readIgnoreComments(note);
  const report = (rule: string, line: number, [message, remedy]: [string, string]) => ({
    file: note.file,
    line,
    rule,
    message,
    remedy,
  });
  return [
    ...problems.filter((problem) => !comments.some((one) => covers(one, problem, note))),
    ...comments.map((comment) => {
      const { rule, line, from, reason } = comment;
      const mistake = explainInvalid(comment);
      if (mistake) return report('note/silence', line, mistake);
      const isUnused =
        RULES[rule]?.check && !problems.some((problem) => covers(comment, problem, note));
      return isUnused
        ? report('note/silence', line, [
            `The comment disables ${rule}, which reports nothing on line ${from}.`,
            'Delete the comment, or put it right above the line it is about.',
          ])
        : report('note/silenced', line, [
            `${rule} is disabled here: ${reason}.`,
            'Delete the comment once the reason no longer holds.',
          ]);
    }),
  ];
}
