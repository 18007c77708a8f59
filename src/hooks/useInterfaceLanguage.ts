import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Language of the interface, for its words inside a note in another one. */
export default function useInterfaceLanguage(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang;
}
