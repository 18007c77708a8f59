// Change: the list has a heading, says what the blog is, and leads to its other lists.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

import styles from './styles.module.css';

/** The other lists of the same posts. */
function Lists({ permalink }: { readonly permalink: string }): ReactNode {
  const blog = permalink.replace(/\/page\/\d+$/, '');
  return (
    <nav
      className={styles.lists}
      aria-label={translate({ id: 'notes.blog.lists', message: 'Lists of posts' })}
    >
      <Link to={`${blog}/archive`}>
        <Translate id="notes.blog.archive">Archive</Translate>
      </Link>
      <Link to={`${blog}/tags`}>
        <Translate id="notes.blog.tags">Tags</Translate>
      </Link>
      <Link to={`${blog}/authors`}>
        <Translate id="notes.blog.authors">Authors</Translate>
      </Link>
    </nav>
  );
}

/** The posts, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData {...props} />
      <BlogLayout sidebar={props.sidebar}>
        <header>
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <Lists permalink={props.metadata.permalink} />
        </header>
        <BlogPostItems items={props.items} />
        <BlogListPaginator metadata={props.metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
