// Change: checks that every item has a component before rendering, because no error boundary catches it
// in a build.
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import Content from '@theme-original/Navbar/Content';
import type { Props as NavbarItemConfig } from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

/** Throws an error that names the config entry that can't be rendered, and why. */
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

/** Site name and links on the left, search and tools on the right. */
export default function NavbarContent(): ReactNode {
  // The theme types its config items loosely; its options schema has already validated them.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  items.forEach(checkComponent);
  return <Content />;
}
