import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, it } from 'vitest';

const generated = (name: string) => path.resolve('.docusaurus', name);

it('has the values that the specification names, whether set or by default', async () => {
  const { href } = pathToFileURL(generated('docusaurus.config.mjs'));
  const { default: config } = (await import(href)) as { default: unknown };
  expect(config).toMatchObject({
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

it('has one locale, in English', () => {
  expect(JSON.parse(readFileSync(generated('i18n.json'), 'utf8'))).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } },
  });
});
