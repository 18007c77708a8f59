// Change: a modal dialog, there only while it is open: the browser keeps the focus inside, hears
// Escape, returns the focus. It opens at the page that the reader is on.
import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, usePrevious } from '@docusaurus/theme-common';
import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

import { useModalDialog } from 'docusaurus-ui';
import styles from './styles.module.css';

function Menu({ header, primaryMenu, secondaryMenu }: Props) {
  const { toggle } = useNavbarMobileSidebar();
  const { shown: showsSecondary } = useNavbarSecondaryMenu();
  const dialog = useModalDialog(toggle);
  // Items close the menu themselves; this is for links that the theme gives no handler.
  useLocationChange(toggle);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'center' });
  }, []);
  const showedSecondary = usePrevious(showsSecondary);
  useEffect(() => {
    // The button that led back is gone, and with it the focus.
    if (showedSecondary && !showsSecondary) {
      menu.current?.focus();
    }
  }, [showedSecondary, showsSecondary]);
  const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;
  return (
    <dialog
      ref={dialog}
      className={clsx(container, styles.sidebar)}
      aria-label={translate({ id: 'notes.navbar.menu', message: 'Menu' })}
    >
      {header}
      <nav ref={menu} tabIndex={-1} className={clsx(panel, styles.panel)}>
        {showsSecondary ? secondaryMenu : primaryMenu}
      </nav>
    </dialog>
  );
}

/** The menu of small screens. Closed it costs nothing and nothing can reach it. */
export default function NavbarMobileSidebarLayout(props: Props) {
  return useNavbarMobileSidebar().shown && <Menu {...props} />;
}
