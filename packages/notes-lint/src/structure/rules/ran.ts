import { keyLine } from '../lines.ts';
import type { Check } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** What a text says next to a step that wasn't run. */
const NOT_RUN = /not run on (?:this|these) versions?|未在(?:此|这些)版本上?运行/i;

/** The sentence that {@link saysNotRun} looks for, in the note's language. */
export function notRunSentence(isChinese: boolean): string {
  return isChinese ? '未在此版本上运行' : 'not run on this version';
}

/** Whether a text says that something was not run on the version it names. */
export function saysNotRun(text: string): boolean {
  return NOT_RUN.test(text);
}

/** A note with samples that run, or with steps to follow, says what they ran on. */
export const checkRan: Check = ({ front: { kind, ran }, fences, prose }) => {
  const isGuide = kind === 'how-to' || kind === 'tutorial';
  const runs = fences.some(
    ({ nocheck, run, live, language }) =>
      nocheck === undefined && (run || live || language === 'sql'),
  );
  if (ran !== undefined || (!isGuide && !runs)) return [];
  // A how-to whose tool can't run here says so and shows no output.
  const isUntried =
    kind === 'how-to' && saysNotRun(prose) && !fences.some(({ output }) => output);
  if (!runs && isUntried) return [];
  const because = runs ? 'has samples that run' : `is of kind ${kind}`;
  return {
    line: 1,
    message: `The note ${because} but doesn't say what it ran on: the key "ran" is missing.`,
    remedy: `Add a line such as ran: ["node@20", "yaml@2.9.1"]; if the tool can't run here, write "not run on this version" in the text and show no output.`,
    lacks: 'the versions it ran on',
  };
};

/** The entries of a note's `ran`. */
export function listRan({ ran }: NoteView['front']): string[] {
  return Array.isArray(ran) ? ran.map(String) : [];
}

/**
 * An npm package in `ran` is the installed release; otherwise the samples prove a
 * different one.
 */
export const checkRanVersions: Check = ({ note, front, installed }) =>
  listRan(front).flatMap((entry) => {
    const [name, version] = splitRelease(entry);
    const right = installed?.(name) ?? [];
    if (right.length === 0 || right.includes(version)) return [];
    return {
      line: keyLine(note, 'ran'),
      message: `ran names ${entry}, but the samples run on ${name}@${right.join(' and ')}, which is installed.`,
      remedy: 'npm run fix:notes writes the installed version once the samples pass.',
    };
  });

/** Splits `name@version`; a scope's leading @ is part of the name. */
export function splitRelease(entry: string): [name: string, version: string] {
  const at = entry.lastIndexOf('@');
  return [entry.slice(0, at), entry.slice(at + 1)];
}
