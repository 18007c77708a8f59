import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { formatDay } from '../../notes/client';
import type { HomeChange } from '../../plugins/home/data';
import styles from './styles.module.css';

/** An entry that changed, with the day and its area. */
export default function Change({ title, href, lang, date, area }: HomeChange): ReactNode {
  return (
    <li>
      <Link to={href} lang={lang}>
        {title}
      </Link>
      <span className={styles.fact}>
        <time dateTime={date}>{formatDay(date)}</time>
        {' · '}
        {area}
      </span>
    </li>
  );
}
