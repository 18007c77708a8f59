import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';

import PageLink from '../PageLink/index.tsx';
import type { HomeArea } from './data.ts';
import styles from './styles.module.css';
import useEntriesLabel from './useEntriesLabel.ts';

/** An area of the site: name, description, featured entries, and the others or a link to all. */
export default function AreaSection(area: HomeArea): ReactNode {
  const { id, name, summary, href, featured, count, listHref, entries } = area;
  // Notes that are in no sidebar link here.
  useBrokenLinks().collectAnchor(id);
  const label = useEntriesLabel(count);
  return (
    <section id={id} className={styles.area}>
      <Heading as="h2" className={styles.title}>
        {href ? <Link to={href}>{name}</Link> : name}
      </Heading>
      {summary && <p className={styles.line}>{summary}</p>}
      {featured.length > 0 && (
        <ul className={clsx('clean-list', styles.featured)}>
          {featured.map((entry) => (
            <li key={entry.href}>
              <PageLink to={entry.href} title={entry.title} />{' '}
              <span lang={entry.lang}>{entry.summary}</span>
            </li>
          ))}
        </ul>
      )}
      {listHref && (
        <Link to={listHref} className={styles.all}>
          <Translate id="notes.home.all" values={{ count: label }}>
            {'All {count}'}
          </Translate>
        </Link>
      )}
      {entries.length > 0 && (
        <ul className={clsx('clean-list', styles.entries)}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <PageLink to={entry.href} title={entry.title} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
