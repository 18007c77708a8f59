import { readFileSync } from 'node:fs';

import { expect, it, onTestFinished, vi } from 'vitest';

import config from '../../docusaurus.config.ts';

it('leaves broken Markdown links to check-notes while npm start runs', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { default: started } = await import('../../docusaurus.config.ts');
  expect(started.onBrokenMarkdownLinks).toBe('ignore');
});

it('leaves redirects without a policy, also those from a URL that ends in a slash', async () => {
  vi.doMock('../../redirects.json', () => ({
    default: [
      { from: '/docs/old', to: '/docs/new' },
      { from: '/docs/older/', to: '/docs/new' },
    ],
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('../../redirects.json');
    vi.resetModules();
  });
  const { default: moved } = await import('../../docusaurus.config.ts');
  expect(moved.plugins).toContainEqual([
    'docusaurus-plugin-csp',
    expect.objectContaining({
      exempt: expect.arrayContaining([
        'docs/old/index.html',
        'docs/older/index.html',
      ]) as string[],
    }),
  ]);
});

it.each([
  ['/', false],
  ['/notes/', 'notes'],
])('below %s, keys in localStorage have the namespace %s', async (baseUrl, namespace) => {
  vi.stubEnv('BASE_URL', baseUrl);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { default: moved } = await import('../../docusaurus.config.ts');
  expect(moved.future).toMatchObject({ experimental_storage: { namespace } });
});

it('reports diagrams that are wider than the text in tokens.css', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const [, width] =
    /@property --ui-measure \{[^}]*initial-value: (\d+)px/.exec(tokens) ?? [];
  expect(JSON.stringify(config.presets)).toContain(`"columnWidth":${width}}`);
});

it('has the fields and values that the specification names', () => {
  expect(config).toMatchObject({
    title: 'Personal Notes',
    tagline: 'Documentations',
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { direction: 'ltr', calendar: 'gregory' } },
    },
    presets: [['classic', { docs: { breadcrumbs: true } }]],
    markdown: { mermaid: true },
    themes: expect.arrayContaining([
      'docusaurus-theme-diagrams',
      '@docusaurus/theme-live-codeblock',
      'docusaurus-theme-live-code',
    ]),
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
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    },
  });
  // URLs follow the files.
  expect(config).not.toHaveProperty('trailingSlash');
});
