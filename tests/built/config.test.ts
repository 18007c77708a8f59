import { expect, it } from 'vitest';

it('has the values that the specification names, whether set or by default', async () => {
  const file = '../../.docusaurus/docusaurus.config.mjs';
  const { default: config } = (await import(file)) as { default: unknown };
  expect(config).toMatchObject({
    i18n: { defaultLocale: 'en', locales: ['en'] },
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onDuplicateRoutes: 'warn',
    themeConfig: {
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: false,
      },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      footer: { style: 'light' },
      liveCodeBlock: { playgroundPosition: 'bottom' },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    },
  });
});

it('has one locale, in English', async () => {
  const file = '../../.docusaurus/i18n.json';
  const { default: i18n } = (await import(file, { with: { type: 'json' } })) as {
    default: unknown;
  };
  expect(i18n).toMatchObject({
    localeConfigs: { en: { htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } },
  });
});
