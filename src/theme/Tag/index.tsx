// Change: a word and a number in the style of the text instead of a label with a border.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';

import styles from './styles.module.css';

/** A tag, with the number of its posts where that is known. */
export default function Tag({ permalink, label, count, description }: Props): ReactNode {
  return (
    <>
      <Link rel="tag" href={permalink} title={description}>
        {label}
      </Link>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
