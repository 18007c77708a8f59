import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';

import { readCategory } from 'mdx-source';
import { areas, pageOf } from './notes/areas.ts';
import { BLOG_PATH } from './notes/shared/urls.ts';
import type { Site } from './site.ts';

const DOCS = path.join(__dirname, '../docs');

/**
 * Puts a navbar item without a `position` on the right, as the specification requires; the theme
 * itself would put it on the left.
 */
export function onTheRightByDefault(item: NavbarItem): NavbarItem {
  return { position: 'right', ...item };
}

/** Areas that the navbar only has room for in a wide window; elsewhere they are in the mobile menu. */
const wideAreas = (): NavbarItem[] =>
  areas
    .filter(({ isInWideNavbar }) => isInWideNavbar)
    .map((area) => ({
      to: pageOf(area, '/'),
      label: area.label ?? readCategory(path.join(DOCS, area.folder)).label,
      position: 'left',
      className: 'notes-wide-only',
      activeBaseRegex: `/docs/${area.folder}/`,
    }));

/** The navbar's title and items. */
export function navbarOf({ title, profileUrl }: Site) {
  const [first] = areas;
  const items: NavbarItem[] = [
    {
      type: 'docSidebar',
      sidebarId: first.sidebar,
      label: first.label,
      position: 'left',
    },
    ...wideAreas(),
    { to: BLOG_PATH, label: 'Blog', position: 'left' },
    { type: 'search' },
    { type: 'localeDropdown' },
    { href: profileUrl, label: 'GitHub' },
  ];
  return { title, items: items.map(onTheRightByDefault) } satisfies ThemeConfig['navbar'];
}
