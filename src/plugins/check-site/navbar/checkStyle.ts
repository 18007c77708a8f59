import type { NavbarFinding } from './listEntries.ts';

/**
 * Rejects the style `primary`: links and the current page use the accent colour, which would be
 * invisible on a navbar in the same colour.
 *
 * @param themeConfig - the theme's configuration, validated or not
 */
export function checkStyle(themeConfig: unknown): NavbarFinding[] {
  const { navbar } = themeConfig as { readonly navbar?: { readonly style?: unknown } };
  if (navbar?.style !== 'primary') return [];
  return [
    {
      rule: 'navbar/style',
      message:
        'themeConfig.navbar.style is "primary", which this theme has no colours for',
      remedy: 'set style to "dark", or leave it out for a bar in the colours of the page',
    },
  ];
}
