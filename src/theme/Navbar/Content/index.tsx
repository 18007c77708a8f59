// Change: own arrangement: site name and places at the left, search and tools at the right.
import clsx from 'clsx';
import {
  ErrorCauseBoundary,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import {
  splitNavbarItems,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import SearchBar from '@theme/SearchBar';

import styles from './styles.module.css';

/** Names the entry of the configuration that could not be rendered; its own error is the cause. */
function nameItem(item: NavbarItemConfig) {
  return (error: Error) =>
    new Error(
      `A navbar item cannot be rendered. Look at this entry of themeConfig.navbar.items in docusaurus.config.ts:\n${JSON.stringify(item, null, 2)}`,
      { cause: error },
    );
}

/** In a build no boundary hears of an error, so an item without a component is named before it renders. */
function checkComponent(item: NavbarItemConfig): void {
  const { type = 'default' } = item;
  if (type in ComponentTypes) return;
  const cause = `src/theme/NavbarItem/ComponentTypes has no component for "${type}".`;
  throw nameItem(item)(new Error(cause));
}

function Items({ items }: { readonly items: readonly NavbarItemConfig[] }) {
  items.forEach(checkComponent);
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={nameItem(item)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent() {
  const mobileSidebar = useNavbarMobileSidebar();
  // The theme types the items of its configuration loosely; its options schema checked them.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items);
  const placesSearch = items.some((item) => item.type === 'search');
  const { containerLeft, containerRight } = ThemeClassNames.layout.navbar;
  return (
    <div className={styles.content}>
      <div className={clsx(containerLeft, styles.group)}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <Items items={left} />
      </div>
      <div className={clsx(containerRight, styles.group)}>
        {!placesSearch && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <Items items={right} />
        <NavbarColorModeToggle className={styles.toggle} />
      </div>
    </div>
  );
}
