import { toSingular } from 'mdx-source/client';

/**
 * A run of letters and digits, with the end of a contraction (`don't`); Chinese is separate. `Intl.Segmenter` can't
 * do it: the index is made in Node and searched in browsers, whose dictionaries differ.
 */
export const WORD_RUN =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’](?:[stdm]|re|ve|ll)\b)?/gu;
const HAN = /^\p{Script=Han}/u;

/** The word boundaries in a camel-case name: `useEffect`, `HTTPServer`. */
const WORD_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Whether a word begins with a Chinese character. */
export function isHan(word: string): boolean {
  return HAN.test(word);
}

/** Normalises a Latin word for the index: lower case, singular, without the end of a contraction. */
function stem(word: string): string {
  return toSingular(word.toLowerCase().replace(/['’].*/, ''));
}

/**
 * Splits a run into its bigrams, because Chinese has no spaces between words.
 *
 * @param run - a single character is returned as it is
 */
function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`);
}

function latin(run: string): string[] {
  const parts = run.split(WORD_BOUNDARY);
  return parts.length > 1 ? [stem(run), ...parts.map(stem)] : [stem(run)];
}

/**
 * Splits text into search terms: Latin words in lower case and singular, camel-case
 * names both whole and in parts, and Chinese bigrams.
 *
 * @param text - from a page or a query
 * @returns the terms in order, duplicates included
 */
export function tokenize(text: string): string[] {
  const runs = text.normalize('NFKC').match(WORD_RUN) ?? [];
  return runs.flatMap((run) => (isHan(run) ? bigrams(run) : latin(run)));
}
