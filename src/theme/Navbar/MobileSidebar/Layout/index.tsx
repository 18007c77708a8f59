// Change: a modal dialog: the browser keeps the focus inside, hears Escape, returns the focus.
import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, usePrevious } from '@docusaurus/theme-common';
import {
  useLocationChange,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

import useModalDialog from '../../../../hooks/useModalDialog';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props) {
  const { toggle } = useNavbarMobileSidebar();
  const { shown: showsSecondary } = useNavbarSecondaryMenu();
  const dialog = useModalDialog(toggle);
  useLockBodyScroll();
  // Items close the menu themselves; this is for links that the theme gives no handler.
  useLocationChange(toggle);
  const menu = useRef<HTMLElement>(null);
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
