import type { Fault, Page as Note } from 'mdx-source';
import { linesOf, matchesIn, RULES, viewNote } from './structure/index.ts';

/** Rules outside the structure checks that a comment may silence too. */
const OTHERS = [
  'note/children',
  'note/fence-format',
  'note/secret',
  'links/outside',
  'links/self',
  'site/repetition',
];

const IGNORE =
  /(?:<!--|\{\/\*)\s*lint-ignore\b\s*(?<rule>[^\s:]*)[\s:]*(?<reason>[\s\S]*?)\s*(?:-->|\*\/\})/g;

const INLINE_CODE = /(`+)(?!`)[^`\n]*\1/g;

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

/** Reads a note's `lint-ignore` comments; those inside code don't count. */
export function readSilences(note: Note): Silence[] {
  if (!note.source.includes('lint-ignore') || note.syntaxFaults.length > 0) return [];
  const view = viewNote(note);
  const lines = note.source.split('\n');
  const nextText = (after: number) => {
    const index = lines.findIndex((text, at) => at >= after && text.trim() !== '');
    return index === -1 ? after : index + 1;
  };
  const code = linesOf(view.all('code'));
  const text = note.source.replace(INLINE_CODE, (span) => ' '.repeat(span.length));
  const comments = matchesIn([{ line: 1, text }], IGNORE);
  return comments.flatMap(({ line, groups, 0: comment }) => {
    const { rule = '', reason = '' } = groups ?? {};
    if (code.has(line)) return [];
    const end = line + comment.split('\n').length - 1;
    const isAlone =
      lines
        .slice(line - 1, end)
        .join('\n')
        .trim() === comment;
    const from = isAlone ? nextText(end) : line;
    const block = view
      .all('code', 'table')
      .find(({ position }) => position?.start.line === from);
    const to = block?.position?.end.line ?? from;
    const isWhole = isAlone && nextText(note.lineOffset) === line;
    return { line, rule, reason, from, to, isWhole };
  });
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
