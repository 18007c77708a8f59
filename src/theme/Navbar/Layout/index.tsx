// Change: own bar; the menu of small screens is a dialog beside it, so no backdrop is drawn; the dark
// style takes the tokens of dark mode.
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';

import styles from './styles.module.css';

export default function NavbarLayout({ children }: Props) {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  const hidden = hideOnScroll && !isNavbarVisible;
  return (
    <>
      <nav
        ref={navbarRef}
        aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        // The theme's table of contents measures the element with the class "navbar".
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar',
          styles.bar,
          hidden && styles.hidden,
          style === 'dark' && 'navbar--dark',
        )}
      >
        {children}
      </nav>
      <NavbarMobileSidebar />
    </>
  );
}
