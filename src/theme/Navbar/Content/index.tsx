// Change: in a build no boundary hears of an error, so an item without a component is named before it
// renders.
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import Content from '@theme-original/Navbar/Content';
import type { Props as NavbarItemConfig } from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

/** Names the entry of the configuration that cannot be rendered, and why. */
function checkComponent(item: NavbarItemConfig): void {
  const { type = 'default' } = item;
  if (type in ComponentTypes) return;
  throw new Error(
    `A navbar item cannot be rendered. Look at this entry of themeConfig.navbar.items in docusaurus.config.ts:\n${JSON.stringify(item, null, 2)}`,
    {
      cause: new Error(
        `src/theme/NavbarItem/ComponentTypes has no component for "${type}".`,
      ),
    },
  );
}

/** Site name and places at the left, search and tools at the right. */
export default function NavbarContent(): ReactNode {
  // The theme types the items of its configuration loosely; its options schema checked them.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  items.forEach(checkComponent);
  return <Content />;
}
