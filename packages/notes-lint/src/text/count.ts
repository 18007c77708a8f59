const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[\p{L}\p{N}]+(?:[’'./_-][\p{L}\p{N}]+)*/gu;

/** Number of Chinese characters, without punctuation. */
export function countHan(text: string): number {
  return text.match(HAN)?.length ?? 0;
}

/** Number of words in languages that separate words with spaces; Chinese isn't counted. */
export function countWords(text: string): number {
  return text.replace(HAN, ' ').match(LATIN_WORD)?.length ?? 0;
}

/** How much adults read, silently. */
export const WORDS_PER_MINUTE = 230;
const HAN_PER_MINUTE = 350;

/** Length of a text in words, whatever its languages. */
export function lengthInWords(text: string): number {
  return countWords(text) + (countHan(text) * WORDS_PER_MINUTE) / HAN_PER_MINUTE;
}

/** Whether a string is mostly Chinese: more Chinese characters than words in other scripts. */
export function isMostlyHan(text: string): boolean {
  return countHan(text) > countWords(text);
}
