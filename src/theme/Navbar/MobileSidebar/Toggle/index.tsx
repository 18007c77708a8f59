// Change: own button; announces that it opens a dialog, and is hidden if JavaScript is off.
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';

export default function NavbarMobileSidebarToggle() {
  const { toggle, shown } = useNavbarMobileSidebar();
  return (
    <IconButton
      className={styles.toggle}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}
    >
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </IconButton>
  );
}
