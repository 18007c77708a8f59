// Change: own menu header: site name, colour mode toggle, close button.
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';

export default function NavbarMobileSidebarHeader() {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <div className={styles.header}>
      <NavbarLogo />
      <NavbarColorModeToggle />
      <IconButton
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        onClick={toggle}
      >
        <path d="m5 5 14 14M19 5 5 19" />
      </IconButton>
    </div>
  );
}
