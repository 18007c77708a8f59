import type { Ungraded } from '../rules/index.ts';
import type { Passage } from './readPassages.ts';

/** A note with the passages that are compared across notes. */
export type NoteWithPassages = {
  readonly file: string;
  readonly outline: { readonly passages: readonly Passage[] };
};

type LocatedPassage = { readonly file: string; readonly passage: Passage };

/** Two passages whose similarity is at least this are the same apart from a few words. */
const SAME = 0.7;

/** Estimates the Jaccard similarity of two texts from their smallest hashes (MinHash). */
function similarity(a: readonly number[], b: readonly number[]): number {
  const size = Math.min(a.length, b.length);
  const union = [...new Set([...a, ...b])].sort((x, y) => x - y).slice(0, size);
  const common = union.filter((one) => a.includes(one) && b.includes(one));
  return union.length === 0 ? 0 : common.length / union.length;
}

function describeRepetition(
  { file, passage }: LocatedPassage,
  earlier: LocatedPassage,
): Ungraded {
  const what = passage.isDescription ? 'description' : 'paragraph';
  return {
    file,
    line: passage.line,
    rule: 'site/repetition',
    message: `The ${what} "${passage.start}…" nearly repeats ${earlier.file}:${earlier.passage.line}.`,
    remedy: passage.isDescription
      ? 'Write what this note answers.'
      : 'Keep it in one of the two places, and link it from the other.',
  };
}

/**
 * Finds paragraphs and descriptions that appear twice on the site, verbatim or nearly so.
 */
export function checkRepetition(notes: readonly NoteWithPassages[]): Ungraded[] {
  const byHash = new Map<number, LocatedPassage[]>();
  return notes.flatMap(({ file, outline }) =>
    outline.passages.flatMap((passage): Ungraded[] => {
      const located = { file, passage };
      const candidates = new Set(passage.sketch.flatMap((one) => byHash.get(one) ?? []));
      for (const one of passage.sketch) {
        const known = byHash.get(one);
        if (known) known.push(located);
        else byHash.set(one, [located]);
      }
      const earlier = [...candidates].find(
        (candidate) => similarity(candidate.passage.sketch, passage.sketch) >= SAME,
      );
      return earlier ? [describeRepetition(located, earlier)] : [];
    }),
  );
}
