// Change: a modal dialog, mounted only while open: the browser traps the focus, closes on Escape and
// restores the focus. It opens scrolled to the current page.
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
  // Items close the menu themselves; this handles links without the theme's click handler.
  useLocationChange(toggle);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'center' });
  }, []);
  const showedSecondary = usePrevious(showsSecondary);
  useEffect(() => {
    // The back button was unmounted, and the focus was lost with it.
    if (showedSecondary && !showsSecondary) menu.current?.focus();
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

/** The mobile menu. While it's closed, nothing is rendered, so nothing can be focused. */
export default function NavbarMobileSidebarLayout(props: Props) {
  return useNavbarMobileSidebar().shown && <Menu {...props} />;
}
