import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type { HomeData } from './data';
import { SearchField } from 'docusaurus-theme-search/client';
import LatestChanges from './LatestChanges';
import ContinueReading from './ContinueReading';
import NoteIndex from './NoteIndex';
import styles from './styles.module.css';

/** The home page: what the site is, its areas, and recent changes. */
export default function HomePage({ home }: { readonly home: HomeData }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const count = home.areas.reduce((sum, area) => sum + area.count, 0);
  const purpose = translate(
    {
      id: 'notes.home.purpose',
      description: 'The one sentence on what the site is',
      message:
        '{count} entries that one person keeps and anyone may read: decisions, trade-offs and tested examples. Each note says when it was last verified.',
    },
    { count },
  );
  return (
    <Layout description={purpose}>
      <main className={clsx('container', styles.page)}>
        <header className={styles.head}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className="notes-lede">{siteConfig.tagline}</p>
          <div className={styles.search}>
            <SearchField size="page" />
          </div>
          <p>{purpose}</p>
          {home.languages.map(({ lang, name, count: own }) => (
            <Link key={lang} className={styles.all} to={`/?lang=${lang}#notes`}>
              <Translate id="notes.home.language" values={{ count: own, name }}>
                {'{count} notes are in {name}'}
              </Translate>
            </Link>
          ))}
        </header>
        <ContinueReading />
        {home.changes.length > 0 && <LatestChanges changes={home.changes} />}
        <div className={styles.areas}>
          <NoteIndex areas={home.areas} />
        </div>
      </main>
    </Layout>
  );
}
