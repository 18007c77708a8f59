import type { NavbarItem } from '@docusaurus/theme-common';

/**
 * Puts a navbar item without a `position` on the right, as the specification requires; the theme
 * itself would put it on the left.
 */
export function onTheRightByDefault(item: NavbarItem): NavbarItem {
  return { position: 'right', ...item };
}
