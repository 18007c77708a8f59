import { countHan, countWords } from 'notes-lint';

/** Words and Chinese characters that an adult reads per minute of silent reading. */
const WORDS_PER_MINUTE = 230;
const CHARACTERS_PER_MINUTE = 350;

/**
 * Estimates how long a text takes to read. Docusaurus assumes 200 words per minute in
 * every language, and takes the language from the site. This counts Chinese by character
 * and everything else by word.
 *
 * @param text - prose or Markdown, without front matter
 * @returns whole minutes, at least one
 */
export function readingTime(text: string): number {
  const minutes =
    countWords(text) / WORDS_PER_MINUTE + countHan(text) / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}
