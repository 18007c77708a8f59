/**
 * The language of a short text, such as a title, which may be shown on a page in another language.
 *
 * @param text - as it is shown
 * @returns `zh-Hans` if any character is Chinese; otherwise undefined, which keeps the page's language
 */
export function languageOf(text: string): 'zh-Hans' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
}
