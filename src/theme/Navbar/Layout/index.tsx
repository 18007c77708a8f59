// Change: own navbar; the mobile menu is a `<dialog>` next to it, so no backdrop element is needed; the
// dark style uses the dark mode's tokens.
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
        // The theme's TOC highlighting measures the element with the class "navbar".
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
