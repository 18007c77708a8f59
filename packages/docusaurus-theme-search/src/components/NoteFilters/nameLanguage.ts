/**
 * A language's name in that language, such as 简体中文.
 *
 * @param language - its BCP 47 tag
 */
export default function nameLanguage(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
