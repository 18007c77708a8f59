import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import { formatDay } from 'notes-lint/client';
import type { HomeData } from '../../plugins/home/data';
import { SearchField } from 'docusaurus-theme-search/client';
import NoteIndex from './NoteIndex';
import styles from './styles.module.css';

/** What the site is, its areas, and what changed last. */
export default function HomePage({ home }: { readonly home: HomeData }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const changes = useId();
  const count = home.areas.reduce(
    (sum, { href, entries }) => sum + entries.length + (href ? 1 : 0),
    0,
  );
  const purpose = translate(
    {
      id: 'notes.home.purpose',
      description: 'The one sentence on what the site is',
      message:
        'Decisions, trade-offs and tested examples that one person keeps and anyone may read: {count} entries, each with the day it was last verified.',
    },
    { count },
  );
  return (
    <Layout description={purpose}>
      <main className={styles.page}>
        <header className={styles.head}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <SearchField size="page" />
          <p className={styles.purpose}>{purpose}</p>
        </header>
        <NoteIndex areas={home.areas} />
        {home.changes.length > 0 && (
          <section className={styles.changes} aria-labelledby={changes}>
            <h2 id={changes} className={styles.title}>
              <Translate id="notes.home.changes">Latest changes</Translate>
            </h2>
            <ol className={styles.rows}>
              {home.changes.map(({ title, href, lang, date, area }) => (
                <li key={href}>
                  <Link to={href} lang={lang}>
                    {title}
                  </Link>
                  <span className={styles.fact}>
                    <time dateTime={date}>{formatDay(date)}</time>
                    {' · '}
                    {area}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </main>
    </Layout>
  );
}
