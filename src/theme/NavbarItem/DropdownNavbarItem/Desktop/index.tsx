// Change: a real button; a click opens the dropdown and Escape closes it (upstream opens on hover only).
import { useEffect, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

import useDropdownItems from '../../../../hooks/useDropdownItems';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { items, active } = useDropdownItems(props);
  useLocationChange(() => setOpen(false));
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [open]);
  return (
    <div ref={root} className={clsx('navbar__item', styles.dropdown)}>
      <button
        ref={button}
        type="button"
        aria-controls={listId}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
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
