import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluralForm } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type { HomeData } from './data.ts';
import { SearchField } from 'docusaurus-theme-search/client';
import { pageListUrl } from 'docusaurus-theme-search/pageList';
import LatestChanges from './LatestChanges.tsx';
import ContinueReading from './ContinueReading.tsx';
import NoteIndex from './NoteIndex.tsx';
import styles from './styles.module.css';

/** The home page: what the site is, its areas, and recent changes. */
export default function HomePage({ home }: { readonly home: HomeData }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { selectMessage } = usePluralForm();
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
          {home.languages.map(({ lang, name, count: own }) => (
            <Link key={lang} className={styles.all} to={pageListUrl('lang', lang)}>
              {selectMessage(
                own,
                translate(
                  {
                    id: 'notes.home.language',
                    message: 'One note is in {name}|{count} notes are in {name}',
                    description: 'Singular and plural, split by a bar',
                  },
                  { count: own, name },
                ),
              )}
            </Link>
          ))}
        </header>
        <ContinueReading />
        {home.changes.length > 0 && <LatestChanges changes={home.changes} />}
        <NoteIndex areas={home.areas} />
      </main>
    </Layout>
  );
}
