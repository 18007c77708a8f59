import { describe, expect, it } from 'vitest';

import config from '../../docusaurus.config.ts';
import { onTheRightByDefault } from '../../src/theme/NavbarItem/onTheRightByDefault.ts';
import { readSite } from '../../src/site.ts';

const { themeConfig } = config;
const [classic] = config.presets as unknown as [
  [string, { docs: Record<string, unknown> }],
];

describe('the configuration', () => {
  it('has every field the specification names', () => {
    const named = [
      'title',
      'tagline',
      'favicon',
      'url',
      'baseUrl',
      'organizationName',
      'projectName',
      'i18n',
      'presets',
      'themeConfig',
      'markdown',
      'themes',
    ];
    expect(named.filter((field) => !(field in config))).toEqual([]);
  });

  it('names the site and its tagline', () => {
    const { title, tagline } = readSite({});
    expect([config.title, config.tagline]).toEqual([title, tagline]);
  });

  it('has one locale: en, left to right, Gregorian', () => {
    expect(config.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
    expect(config.i18n.localeConfigs.en).toMatchObject({
      direction: 'ltr',
      calendar: 'gregory',
    });
  });

  it('enables diagrams and live code, with the playground below the code', () => {
    expect(config.markdown.mermaid).toBe(true);
    expect(config.themes).toEqual(
      expect.arrayContaining([
        '@docusaurus/theme-mermaid',
        '@docusaurus/theme-live-codeblock',
        'docusaurus-theme-live-code',
      ]),
    );
    expect(themeConfig.liveCodeBlock.playgroundPosition).toBe('bottom');
  });

  it('fails on broken links and warns of broken anchors, Markdown links and duplicates', () => {
    expect(config.onBrokenLinks).toBe('throw');
    expect([
      config.onBrokenAnchors,
      config.onBrokenMarkdownLinks,
      config.onDuplicateRoutes,
    ]).toEqual(['warn', 'warn', 'warn']);
  });

  it('has sidebars that are not hideable and whose categories stay open', () => {
    expect(themeConfig.docs.sidebar).toEqual({
      hideable: false,
      autoCollapseCategories: false,
    });
  });

  it('has breadcrumbs and a table of contents of levels 2 to 3', () => {
    expect(classic[1].docs['breadcrumbs']).toBe(true);
    expect(themeConfig.tableOfContents).toEqual({
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    });
  });

  it('starts in light mode and ignores the system preference', () => {
    expect(themeConfig.colorMode).toMatchObject({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    });
  });

  it('places a navbar item without a position on the right', () => {
    expect(onTheRightByDefault({ label: 'x' }).position).toBe('right');
    expect(onTheRightByDefault({ label: 'x', position: 'left' }).position).toBe('left');
  });

  it('does not set trailingSlash, so that URLs follow the files', () => {
    expect('trailingSlash' in config).toBe(false);
  });
});
