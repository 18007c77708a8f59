const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[\p{L}\p{N}]+(?:[’'./_-][\p{L}\p{N}]+)*/gu;

/** Number of Chinese characters, punctuation not counted. */
export function countHan(text: string): number {
  return text.match(HAN)?.length ?? 0;
}

/** Number of words of languages that part words with spaces; Chinese is not counted. */
export function countWords(text: string): number {
  return text.replace(HAN, ' ').match(LATIN_WORD)?.length ?? 0;
}

/** Whether a text is Chinese: more Chinese characters than words of other scripts. */
export function isMostlyHan(text: string): boolean {
  return countHan(text) > countWords(text);
}
