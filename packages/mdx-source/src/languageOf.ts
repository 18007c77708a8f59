/** A run of Chinese characters with the marks between them; `split` gives what is beside the runs too. */
export const HAN_RUN =
  /([\p{Script=Han}「」『』《》][\p{Script=Han}「」『』《》，。、；：？！·]*)/u;

/**
 * Language of a short text, such as a title, that may stand on a page of another one.
 *
 * @param text - as it is shown
 * @returns Chinese as soon as one character is; else nothing, which leaves the page's language
 */
export function languageOf(text: string): 'zh-Hans' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
}
