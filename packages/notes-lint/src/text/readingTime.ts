import { countHan, countWords } from 'mdx-source';

/** Latin words and Chinese characters an adult reads in a minute of quiet reading. */
const WORDS_PER_MINUTE = 230;
const CHARACTERS_PER_MINUTE = 350;

/**
 * Minutes a text takes to read. Docusaurus' own count takes 200 words a minute in every language, and
 * for the language of the site; here Chinese counts by the character and the rest by the word.
 *
 * @param text - prose or Markdown; the front matter is skipped
 * @returns minutes, not rounded
 */
export function readingTime(text: string): number {
  const prose = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return countWords(prose) / WORDS_PER_MINUTE + countHan(prose) / CHARACTERS_PER_MINUTE;
}
