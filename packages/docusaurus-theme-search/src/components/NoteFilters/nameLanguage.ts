/**
 * The name of a language in that language, such as 简体中文.
 *
 * @param language - its tag
 */
export default function nameLanguage(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
