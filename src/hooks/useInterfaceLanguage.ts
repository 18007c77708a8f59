import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The UI language, for UI text inside a note in another language. */
export default function useInterfaceLanguage(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang;
}
