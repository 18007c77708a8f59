import { lengthInWords, WORDS_PER_MINUTE } from 'notes-lint';

/**
 * Estimates how long a text takes to read. Docusaurus assumes 200 words per minute in
 * every language, and takes the language from the site. This counts Chinese by character
 * and everything else by word.
 *
 * @param text - prose or Markdown, without front matter
 * @returns whole minutes, at least one
 */
export function readingTime(text: string): number {
  return Math.max(1, Math.round(lengthInWords(text) / WORDS_PER_MINUTE));
}
