// Change: a plain list by year inside BlogLayout, beside the list of posts that the other pages of the
// blog have; no hero.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import {
  groupBy,
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

import PageLink from '../../components/PageLink/index.tsx';
import { formatDay } from '../../notes/shared/formatDay.ts';
import styles from './styles.module.css';

/** All posts, grouped by year, newest first. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  // Integer-like keys of an object are enumerated in ascending order.
  const years = groupBy(archive.blogPosts, ({ metadata }) => metadata.date.slice(0, 4));
  // The theme gives this page no sidebar.
  const items = archive.blogPosts.map(({ metadata }) => ({
    ...metadata,
    unlisted: false,
  }));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} />
      <BlogLayout sidebar={{ title, items }}>
        <Heading as="h1">{title}</Heading>
        {Object.entries(years)
          .reverse()
          .map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ol className={clsx('clean-list', styles.list)}>
                {posts?.map(({ metadata: { date, permalink, title: name } }) => (
                  <li key={permalink} className={styles.post}>
                    <time dateTime={date}>{formatDay(date, 'below year')}</time>
                    <PageLink to={permalink} title={name} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
