import { visit } from 'unist-util-visit';

import type { Problem, Page } from 'mdx-source';
import { lineOf, RULES } from './rules/index.ts';

/** Rules outside the structure checks that a comment may disable too. */
const OTHER_RULES = [
  'note/children',
  'note/fence-format',
  'note/secret',
  'links/outside',
  'links/self',
  'site/repetition',
];

const DISABLE_COMMENT = /^\s*\/\*\s*lint-ignore\b\s*([^\s:]*)[\s:]*([\s\S]*?)\s*\*\/\s*$/;

/** A comment that disables one rule on one line. */
export type DisableComment = {
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

function isKnown(rule: string): boolean {
  return Object.hasOwn(RULES, rule) || OTHER_RULES.includes(rule);
}

/** Reads a note's `lint-ignore` comments. */
export function readDisableComments(note: Page): DisableComment[] {
  if (!note.source.includes('lint-ignore') || note.syntaxErrors.length > 0) return [];
  const comments: DisableComment[] = [];
  visit(note.tree, (node, index = 0, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [match, rule = '', reason = ''] = DISABLE_COMMENT.exec(node.value) ?? [];
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
  { rule, reason, from, to, isForWholeNote }: DisableComment,
  problem: Problem,
  { lineOffset }: Page,
): boolean {
  if (reason === '' || problem.rule !== rule) return false;
  const line = problem.line ?? 0;
  return (line >= from && line <= to) || (isForWholeNote && line <= lineOffset);
}

/** Drops the problems that a comment in the note disables. */
export function withoutDisabled(
  notes: readonly Page[],
  problems: readonly Problem[],
): Problem[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  return problems.filter((problem) => {
    const note = known.get(problem.file);
    return !note || !readDisableComments(note).some((one) => covers(one, problem, note));
  });
}

function explainInvalid({ rule, reason }: DisableComment): [string, string] | undefined {
  const form = 'Write {/* lint-ignore note/banned: why it is right here */}.';
  if (!isKnown(rule))
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
export function applyDisableComments(
  note: Page,
  problems: readonly Problem[],
): Problem[] {
  const comments = readDisableComments(note);
  const report = (
    line: number,
    severity: Problem['severity'],
    texts: [string, string],
  ) => ({
    file: note.file,
    line,
    rule: severity === 'info' ? 'note/silenced' : 'note/silence',
    severity,
    message: texts[0],
    remedy: texts[1],
  });
  return [
    ...problems.filter((problem) => !comments.some((one) => covers(one, problem, note))),
    ...comments.map((one) => {
      const mistake = explainInvalid(one);
      if (mistake) return report(one.line, 'error', mistake);
      const isUnused =
        !OTHER_RULES.includes(one.rule) &&
        !problems.some((problem) => covers(one, problem, note));
      if (isUnused)
        return report(one.line, 'warning', [
          `The comment disables ${one.rule}, which reports nothing on line ${one.from}.`,
          'Delete the comment, or put it right above the line it is about.',
        ]);
      return report(one.line, 'info', [
        `${one.rule} is disabled here: ${one.reason}.`,
        'Nothing to do as long as the reason holds.',
      ]);
    }),
  ];
}
