import type { Nodes } from 'mdast';

import { lineOf } from './lines.ts';
import type { NoteView } from './view.ts';

/** What a rule found, before it is given its name and severity. */
export type Finding = {
  readonly line?: number | undefined;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  /** What readers of an unfinished note are told that it lacks, in a few words. */
  readonly lacks?: string | undefined;
};

/** One rule about the structure of a note. */
export type Check = (view: NoteView) => Finding | readonly Finding[];

/** What is wrong with a thing that stands on a line, as a {@link Finding} says it. */
export type Problem = readonly [message: string, remedy: string, lacks?: string];

/** What a rule looks at one by one. */
type Thing = Nodes | { readonly line: number };

/** A finding at the line of a thing. */
export function findingAt(thing: Thing, [message, remedy, lacks]: Problem): Finding {
  return { line: 'line' in thing ? thing.line : lineOf(thing), message, remedy, lacks };
}

/**
 * Looks at things one by one.
 *
 * @param judge - says what is wrong with one, if anything is
 */
export function each<T extends Thing>(
  things: readonly T[],
  judge: (thing: T, index: number) => Problem | false | null | undefined,
): Finding[] {
  return things.flatMap((thing, index) => {
    const problem = judge(thing, index);
    return problem ? findingAt(thing, problem) : [];
  });
}
