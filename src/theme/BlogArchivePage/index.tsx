// Change: a plain list by year, in the blog's own frame; no hero.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

import { formatDay } from '../../notes/client';
import styles from './styles.module.css';

function groupByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].toSorted(([a], [b]) => b.localeCompare(a));
}

function Post({ metadata }: Pick<ArchiveBlogPost, 'metadata'>): ReactNode {
  const { date, permalink, title } = metadata;
  return (
    <li className={styles.post}>
      <time dateTime={date}>{formatDay(date, 'below year')}</time>
      <Link to={permalink}>{title}</Link>
    </li>
  );
}

/** Every post, by year, newest first. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ol className={styles.list}>
              {posts.map((post) => (
                <Post key={post.metadata.permalink} metadata={post.metadata} />
              ))}
            </ol>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
