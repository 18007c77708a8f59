import type { IndexPart } from './data.ts';
import { tokenize } from './engine/tokenize.ts';

/** Bytes of a part before compression, which leaves a third. */
const PART_BYTES = 20_000;

/** A part of the index with the first of its words, which an object with numbers in it does not tell. */
export type CutPart = { readonly first: string; readonly words: IndexPart };

/** How often each word occurs, by section. */
type Counts = Map<string, Map<number, number>>;

function countWords(sections: readonly string[]): Counts {
  const counts: Counts = new Map();
  sections.forEach((text, section) => {
    for (const word of tokenize(text)) {
      const places = counts.get(word) ?? new Map<number, number>();
      counts.set(word, places);
      places.set(section, (places.get(section) ?? 0) + 1);
    }
  });
  return counts;
}

/** Steps from section to section; see `Postings`. */
function encode(places: ReadonlyMap<number, number>): number[] {
  let last = -1;
  return [...places].flatMap(([section, count]) => {
    const step = section - last;
    last = section;
    return count === 1 ? [step] : [-step, count];
  });
}

/**
 * Makes the index of texts, cut into parts of about one size, so that a query loads those parts only
 * in which its words stand.
 *
 * @param sections - texts by their number
 * @returns the parts in the order of their words
 */
export function indexText(sections: readonly string[]): CutPart[] {
  // In the order of their characters, which is the same wherever it is asked for.
  const counts = [...countWords(sections)].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts: { first: string; words: Record<string, number[]> }[] = [];
  let words: Record<string, number[]> = {};
  let room = 0;
  for (const [word, places] of counts) {
    const postings = encode(places);
    if (room <= 0) {
      words = {};
      parts.push({ first: word, words });
      room = PART_BYTES;
    }
    words[word] = postings;
    room -= word.length + JSON.stringify(postings).length + 4;
  }
  return parts;
}
