import type { Nodes } from 'mdast';

import { lineOf } from './lines.ts';
import type { NoteView } from './view.ts';

/** What a rule found; its name and severity are added later. */
export type Finding = {
  readonly line?: number | undefined;
  /** What's wrong, and what would be right. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  /** What the note lacks, in a few words, shown to readers of a seedling. */
  readonly lacks?: string | undefined;
};

/** One structure rule. */
export type Check = (view: NoteView) => Finding | readonly Finding[];

/** The texts of a {@link Finding}; the line comes from the node or object it's about. */
export type Problem = readonly [message: string, remedy: string, lacks?: string];

/** What a rule can check one by one. */
type Thing = Nodes | { readonly line: number };

/** Creates a finding on the line of a node or object. */
export function findingAt(thing: Thing, [message, remedy, lacks]: Problem): Finding {
  return { line: 'line' in thing ? thing.line : lineOf(thing), message, remedy, lacks };
}

/**
 * Checks things one by one.
 *
 * @param judge - returns what's wrong with one of them, if anything
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
