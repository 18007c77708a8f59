// Change: one list per column, named by its title.
import { useId } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import type { Props } from '@theme/Footer/Links/MultiColumn';

import styles from './styles.module.css';

type Column = Props['columns'][number];

function ColumnOfLinks({ column }: { readonly column: Column }) {
  const titleId = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, column.className)}>
      {column.title && (
        <p id={titleId} className={styles.title}>
          {column.title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={column.title ? titleId : undefined}>
        {column.items.map((item, index) => (
          <li key={index}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function FooterLinksMultiColumn({ columns }: Props) {
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <ColumnOfLinks key={index} column={column} />
      ))}
    </div>
  );
}
