import type { Fault } from '../../../notes/index.ts';

/**
 * Refuses the style `primary`: the accent marks links and the current place, and a bar in it would
 * hide both.
 *
 * @param themeConfig - the theme's configuration, validated or not
 * @param file - the configuration file, as messages name it
 */
export function checkStyle(themeConfig: unknown, file: string): Fault[] {
  const { navbar } = themeConfig as { readonly navbar?: { readonly style?: unknown } };
  if (navbar?.style !== 'primary') return [];
  return [
    {
      file,
      rule: 'navbar/style',
      severity: 'error',
      message:
        'themeConfig.navbar.style is "primary", which this theme has no colours for',
      remedy: 'set style to "dark", or leave it out for a bar in the colours of the page',
    },
  ];
}
