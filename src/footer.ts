import type { ThemeConfig } from '@docusaurus/theme-common';

import type { Site } from './site.ts';

/** The footer's groups of links, and its copyright line. */
export const footerOf = ({ title, profileUrl }: Site) =>
  ({
    style: 'light',
    links: [
      { title: 'Docs', items: [{ label: 'Tech Notes', to: '/docs/tech-notes/' }] },
      { title: 'More', items: [{ label: 'GitHub', href: profileUrl }] },
    ],
    copyright: `Copyright © 2025 ${title}`,
  }) satisfies ThemeConfig['footer'];
