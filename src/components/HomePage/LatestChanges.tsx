import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { FEEDS } from '../../notes/shared/feeds.ts';
import { formatDay } from '../../notes/shared/formatDay.ts';
import PageLink from '../PageLink/index.tsx';
import type { HomeData } from './data.ts';
import styles from './styles.module.css';

const RSS = `pathname:///${FEEDS['application/rss+xml']}`;

/** New and changed entries, newest first, each with a line of text. */
export default function LatestChanges({ changes }: Pick<HomeData, 'changes'>): ReactNode {
  const id = useId();
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Translate id="notes.home.changes">Latest changes</Translate>
      </h2>
      <ol className={clsx('clean-list', styles.rows)}>
        {changes.map(({ title, href, lang, date, what }) => (
          <li key={href}>
            <PageLink to={href} title={title} />
            <span className={styles.detail}>
              <time dateTime={date}>{formatDay(date)}</time>
              {' · '}
              <span lang={lang}>{what}</span>
            </span>
          </li>
        ))}
      </ol>
      <Link className={styles.all} href={RSS} target="_self">
        <Translate id="notes.home.feed">RSS feed of the notes</Translate>
      </Link>
    </section>
  );
}
