import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';

import type { HomeArea } from '../../plugins/home/data';
import styles from './styles.module.css';
import useCount from './useCount';

/** An area of the site: name, one line, count, and those of its entries that are shown. */
export default function Area({ id, name, line, href, entries }: HomeArea): ReactNode {
  // Notes that are in no sidebar lead here.
  useBrokenLinks().collectAnchor(id);
  const count = useCount(entries.length + (href ? 1 : 0));
  return (
    <section id={id} className={styles.area}>
      <Heading as="h2" className={styles.title}>
        {href ? <Link to={href}>{name}</Link> : name}
      </Heading>
      <p className={styles.line}>
        {line} <span className={styles.count}>{count}</span>
      </p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link to={entry.href} lang={entry.lang}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
