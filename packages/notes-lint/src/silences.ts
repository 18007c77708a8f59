import { visit } from 'unist-util-visit';

import type { Fault, Page as Note } from 'mdx-source';
import { lineOf, RULES } from './structure/index.ts';

/** Rules outside the structure checks that a comment may silence too. */
const OTHERS = [
  'note/children',
  'note/fence-format',
  'note/secret',
  'links/outside',
  'links/self',
  'site/repetition',
];

const IGNORE = /^\s*\/\*\s*lint-ignore\b\s*([^\s:]*)[\s:]*([\s\S]*?)\s*\*\/\s*$/;

/** A comment that silences one rule on one line. */
export type Silence = {
  /** Line of the comment. */
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
  /** The lines it covers: one line, or the code block or table that begins there. */
  readonly from: number;
  readonly to: number;
  /**
   * The comment is the first thing in the note, so it covers faults of the whole note
   * too.
   */
  readonly isWhole: boolean;
};

function isKnown(rule: string): boolean {
  return Object.hasOwn(RULES, rule) || OTHERS.includes(rule);
}

/** Reads a note's `lint-ignore` comments. */
export function readSilences(note: Note): Silence[] {
  if (!note.source.includes('lint-ignore') || note.syntaxFaults.length > 0) return [];
  const silences: Silence[] = [];
  visit(note.tree, (node, index = 0, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [match, rule = '', reason = ''] = IGNORE.exec(node.value) ?? [];
    if (match === undefined) return;
    const line = lineOf(node);
    const isAlone = node.type === 'mdxFlowExpression';
    const below = isAlone ? parent?.children[index + 1] : undefined;
    const isBlock = below?.type === 'code' || below?.type === 'table';
    const from = below ? lineOf(below) : line;
    const to = (isBlock && below.position?.end.line) || from;
    const above = parent?.children.slice(0, index) ?? [];
    const isWhole =
      isAlone && parent?.type === 'root' && above.every(({ type }) => type === 'yaml');
    silences.push({ line, rule, reason, from, to, isWhole });
  });
  return silences;
}

function covers(
  { rule, reason, from, to, isWhole }: Silence,
  fault: Fault,
  { lineOffset }: Note,
): boolean {
  if (reason === '' || fault.rule !== rule) return false;
  const line = fault.line ?? 0;
  return (line >= from && line <= to) || (isWhole && line <= lineOffset);
}

/** Drops the faults that a comment in the note silences. */
export function withoutSilenced(
  notes: readonly Note[],
  faults: readonly Fault[],
): Fault[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  return faults.filter((fault) => {
    const note = known.get(fault.file);
    return !note || !readSilences(note).some((one) => covers(one, fault, note));
  });
}

function explainSilence({ rule, reason }: Silence): [string, string] | undefined {
  const form = 'Write {/* lint-ignore note/banned: why it is right here */}.';
  if (!isKnown(rule))
    return [
      `The comment silences "${rule}", a rule that a comment can't silence or that doesn't exist.`,
      form,
    ];
  if (reason === '') return [`The comment silences ${rule} and gives no reason.`, form];
  return undefined;
}

/**
 * Drops the faults that comments silence, lists each of those comments with its reason,
 * and reports the ones that lack a valid rule or a reason, or that silence nothing.
 *
 * @param faults - everything found in this note alone
 */
export function applySilences(note: Note, faults: readonly Fault[]): Fault[] {
  const silences = readSilences(note);
  const report = (
    line: number,
    severity: Fault['severity'],
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
    ...faults.filter((fault) => !silences.some((one) => covers(one, fault, note))),
    ...silences.map((one) => {
      const problem = explainSilence(one);
      if (problem) return report(one.line, 'error', problem);
      const isIdle =
        !OTHERS.includes(one.rule) && !faults.some((fault) => covers(one, fault, note));
      if (isIdle)
        return report(one.line, 'warning', [
          `The comment silences ${one.rule}, which finds nothing on line ${one.from}.`,
          'Delete the comment, or put it right above the line it is about.',
        ]);
      return report(one.line, 'info', [
        `${one.rule} is silenced here: ${one.reason}.`,
        'Nothing to do as long as the reason holds.',
      ]);
    }),
  ];
}
