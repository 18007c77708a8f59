// Change: one button instead of a link with `role="button"` next to a second button.
import { useId, useState } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

import useDropdownItems from '../../../../hooks/useDropdownItems';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile(props: Props) {
  const listId = useId();
  const { items, active } = useDropdownItems(props);
  const [open, setOpen] = useState(active);
  return (
    <li className="menu__list-item">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        className={clsx('clean-btn menu__link', styles.button, props.className)}
        onClick={() => setOpen(!open)}
      >
        {props.children ?? props.label}
        <span aria-hidden="true" className={clsx('navbar__caret', styles.caret)} />
      </button>
      <ul id={listId} hidden={!open} className="menu__list">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            // Closes the mobile menu.
            onClick={props.onClick}
            {...item}
          />
        ))}
      </ul>
    </li>
  );
}
