import type { NavbarItem } from '@docusaurus/theme-common';

/**
 * Places a navbar item that names no position on the right, as the specification wants it; the
 * theme itself would place it on the left.
 *
 * @param item - as the configuration holds it
 */
export function onTheRightByDefault(item: NavbarItem): NavbarItem {
  return { position: 'right', ...item };
}
