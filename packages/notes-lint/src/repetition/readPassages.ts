import { type Page, countHan, countWords } from 'mdx-source';
import { readBlocks } from '../rules/index.ts';

/** A paragraph or description, reduced to what's needed to find similar ones. */
export type Passage = {
  readonly line: number;
  readonly isDescription: boolean;
  /** Its first words, so that an author recognises it. */
  readonly start: string;
  /** The smallest hashes of its word n-grams; near-duplicates share most of them. */
  readonly sketch: readonly number[];
};

/** How many Chinese characters count as one English word. */
const HAN_PER_WORD = 1.6;
const MIN_WORDS = 15;
const MIN_DESCRIPTION_WORDS = 6;
const NGRAM_LENGTH = 3;
const SKETCH_LENGTH = 8;
const START_LENGTH = 40;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

function sketch(text: string): number[] {
  const units =
    text.toLowerCase().match(/\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{N}'’])+/gu) ?? [];
  const runs = new Set<number>();
  for (let index = 0; index + NGRAM_LENGTH <= units.length; index += 1) {
    runs.add(hash(units.slice(index, index + NGRAM_LENGTH).join(' ')));
  }
  return [...runs].sort((a, b) => a - b).slice(0, SKETCH_LENGTH);
}

/** Reads a note's description and its longer paragraphs. */
export function readPassages(note: Page): Passage[] {
  const description = note.frontMatter['description'];
  return readBlocks(note).flatMap(({ kind, line, text }) => {
    const isDescription = kind === 'front matter' && text === description;
    if (kind !== 'paragraph' && !isDescription) return [];
    const minWords = isDescription ? MIN_DESCRIPTION_WORDS : MIN_WORDS;
    if (countWords(text) + countHan(text) / HAN_PER_WORD < minWords) return [];
    const start = text.replace(/\s+/g, ' ').slice(0, START_LENGTH).trim();
    return [{ line, isDescription, start, sketch: sketch(text) }];
  });
}
