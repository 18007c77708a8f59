// Change: the list has a heading, says what the blog is, and leads to its other lists.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import ListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import Heading from '@theme/Heading';

import { BlogHeader } from '../BlogLayout/BlogHeader';
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
  const { blogTitle, blogDescription, permalink } = props.metadata;
  const header = (
    <header>
      <Heading as="h1">{blogTitle}</Heading>
      <p>{blogDescription}</p>
      <Lists permalink={permalink} />
    </header>
  );
  return (
    <BlogHeader value={header}>
      <ListPage {...props} />
    </BlogHeader>
  );
}
