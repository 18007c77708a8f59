import type { IndexPart, Postings } from '../data.ts';
import { tokenize } from '../engine/tokenize.ts';
import { PART_BYTES } from '../limits.ts';

/**
 * A part of the index and its first word, which can't be read from the object because
 * integer-like keys come first.
 */
type TextIndexPart = { readonly first: string; readonly words: IndexPart };

/** How often each word occurs, by section. */
type Counts = Map<string, Map<number, number>>;

function indexWords(sections: readonly string[]): Counts {
  const counts: Counts = new Map();
  sections.forEach((text, section) => {
    for (const word of tokenize(text)) {
      const occurrences = counts.get(word) ?? new Map<number, number>();
      counts.set(word, occurrences);
      occurrences.set(section, (occurrences.get(section) ?? 0) + 1);
    }
  });
  return counts;
}

/**
 * Builds the text index and splits it into parts of about the same size, so that a query
 * loads only those with its words.
 *
 * @param sections - the texts, by section number
 * @returns the parts, sorted by word
 */
export function buildTextIndex(sections: readonly string[]): TextIndexPart[] {
  // Sorted by code unit, which doesn't depend on the locale.
  const counts = [...indexWords(sections)].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts: { first: string; words: Record<string, Postings> }[] = [];
  let words: Record<string, Postings> = {};
  let room = 0;
  for (const [word, occurrences] of counts) {
    const postings = [...occurrences];
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
