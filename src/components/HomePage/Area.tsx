import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { usePluralForm } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

import type { HomeArea } from '../../plugins/home/data';
import styles from './styles.module.css';

function useCount(count: number): string {
  return usePluralForm().selectMessage(
    count,
    translate(
      {
        id: 'notes.home.count',
        message: 'one entry|{count} entries',
        description: 'How many entries an area has; singular and plural, split by a bar',
      },
      { count },
    ),
  );
}

/** An area of the site: name, one line, count, and the entries to begin with. */
export default function Area({ id, name, line, href, count, best }: HomeArea): ReactNode {
  // Notes that are in no sidebar lead here.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.area}>
      <Heading as="h2" className={styles.title}>
        {href ? <Link to={href}>{name}</Link> : name}
      </Heading>
      <p className={styles.line}>
        {line} <span className={styles.count}>{useCount(count)}</span>
      </p>
      <ul className={styles.list}>
        {best.map((entry) => (
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
