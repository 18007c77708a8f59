// Change: no Layout: what crashed may be the layout itself, or everything above it.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function Error(props: Props) {
  // What set the language went down with the page.
  const locale = i18n.localeConfigs[i18n.currentLocale];
  return (
    <>
      <Head>
        <html lang={locale?.htmlLang} dir={locale?.direction} />
        <title>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
          })}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
