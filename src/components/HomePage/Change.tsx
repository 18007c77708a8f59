import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';

import type { HomeChange } from '../../plugins/home/data';
import styles from './styles.module.css';

/** An entry that changed, with the day and its area. */
export default function Change({ title, href, lang, date, area }: HomeChange): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <li>
      <Link to={href} lang={lang}>
        {title}
      </Link>
      <span className={styles.fact}>
        <time dateTime={date}>{format.format(new Date(date))}</time>
        {' · '}
        {area}
      </span>
    </li>
  );
}
