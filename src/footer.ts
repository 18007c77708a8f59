import type { ThemeConfig } from '@docusaurus/theme-common';

import { areas, pageOf } from './notes/areas.ts';
import type { Site } from './site.ts';

/** The footer's groups of links, and its copyright line. */
export const footerOf = ({ copyright, profileUrl }: Site) =>
  ({
    style: 'light',
    links: [
      { title: 'Docs', items: [{ label: areas[0].label, to: pageOf(areas[0], '/') }] },
      { title: 'More', items: [{ label: 'GitHub', href: profileUrl }] },
    ],
    copyright,
  }) satisfies ThemeConfig['footer'];
