import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluralForm } from '@docusaurus/theme-common';
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
  const chinese = usePluralForm().selectMessage(
    home.chinese,
    translate(
      {
        id: 'notes.home.chinese',
        message: 'One note is in Chinese|{count} notes are in Chinese',
        description: 'Singular and plural, split by a bar',
      },
      { count: home.chinese },
    ),
  );
  return (
    <Layout description={home.purpose}>
      <main className={clsx('container', styles.page)}>
        <header className={styles.head}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className="notes-lede">{siteConfig.tagline}</p>
          <div className={styles.search}>
            <SearchField size="page" />
          </div>
          <p>{home.purpose}</p>
          {home.chinese > 0 && (
            <Link className={styles.all} to="/?lang=zh-Hans#notes">
              {chinese}
            </Link>
          )}
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
