import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

/** A table in a box of its own: a wide one scrolls there and never widens the page. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.box}
      role="group"
      aria-label={translate({ id: 'notes.table', message: 'Table' })}
      // A box that scrolls must be reachable by keyboard, also in Safari.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
