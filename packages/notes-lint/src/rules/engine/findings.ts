import type { Nodes } from 'mdast';

import { lineOf } from '../../view/lineNumbers.ts';
import type { Ungraded } from '../../problems/ungraded.ts';
import type { NoteView } from '../../view/noteView.ts';

/** What a rule found; the file and the rule's name are added later. */
export type Finding = Pick<Ungraded, 'line' | 'message' | 'remedy' | 'isFixable'> & {
  /** What the note lacks, in a few words, shown to readers of a seedling. */
  readonly lacks?: string | undefined;
};

/** One rule. */
export type Check = (view: NoteView) => Finding | readonly Finding[];

/** The message of a {@link Finding}; the line comes from the node or object it's about. */
export type Message = readonly [message: string, remedy: string, lacks?: string];

/** What a rule can check one by one. */
type Checkable = Nodes | { readonly line: number };

/** Creates a finding on the line of a node or object. */
export function findingAt(item: Checkable, [message, remedy, lacks]: Message): Finding {
  return { line: 'line' in item ? item.line : lineOf(item), message, remedy, lacks };
}

/**
 * Checks things one by one.
 *
 * @param check - returns what's wrong with one of them, if anything
 */
export function checkEach<T extends Checkable>(
  items: readonly T[],
  check: (item: T, index: number) => Message | false | null | undefined,
): Finding[] {
  return items.flatMap((item, index) => {
    const message = check(item, index);
    return message ? findingAt(item, message) : [];
  });
}
