// Change: a real button; a click opens the dropdown and Escape closes it (upstream opens on hover only).
import { useId } from 'react';
import clsx from 'clsx';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

import useDropdown from '../../../../hooks/useDropdown';
import useDropdownItems from '../../../../hooks/useDropdownItems';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props) {
  const listId = useId();
  const { rootRef, open, close, buttonProps } = useDropdown();
  const { items, active } = useDropdownItems(props);
  useLocationChange(close);
  return (
    <div ref={rootRef} className={clsx('navbar__item', styles.dropdown)}>
      <button
        type="button"
        aria-controls={listId}
        {...buttonProps}
        className={clsx(
          'clean-btn navbar__link',
          active && 'navbar__link--active',
          styles.button,
          props.className,
        )}
      >
        {props.children ?? props.label}
        <span aria-hidden="true" className="navbar__caret" />
      </button>
      <ul
        id={listId}
        hidden={!open}
        className={clsx(styles.list, props.position === 'right' && styles.right)}
      >
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
