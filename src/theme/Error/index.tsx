// Change: no Layout, because the layout itself, or a provider above it, may be what crashed.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function Error(props: Props) {
  // The component that sets the language crashed along with the page.
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
