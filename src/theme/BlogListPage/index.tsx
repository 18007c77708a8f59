// Change: adds a heading, the blog's description, and links to the blog's other lists.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import ListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import Heading from '@theme/Heading';

import { chunksOf } from '../../notes/shared/chunksOf.ts';
import { BlogHeader } from '../BlogLayout/index.tsx';

const hasPage = (path: string) => chunksOf(path).length > 0;

/** Links to the archive, to tags and authors if the blog has any, and to the feed. */
function Lists({ metadata }: Props): ReactNode {
  const blog = metadata.permalink.replace(/\/page\/\d+$/, '');
  return (
    <nav
      className="row"
      aria-label={translate({ id: 'notes.blog.lists', message: 'Lists of posts' })}
    >
      <Link to={`${blog}/archive`}>
        <Translate id="notes.blog.archive">Archive</Translate>
      </Link>
      {hasPage(`${blog}/tags`) && (
        <Link to={`${blog}/tags`}>
          <Translate id="notes.blog.tags">Tags</Translate>
        </Link>
      )}
      {hasPage(`${blog}/authors`) && (
        <Link to={`${blog}/authors`}>
          <Translate id="notes.blog.authors">Authors</Translate>
        </Link>
      )}
      <Link href={`pathname://${blog}/rss.xml`} target="_self">
        <Translate id="notes.blog.feed">RSS feed</Translate>
      </Link>
    </nav>
  );
}

/** The posts, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  const header = (
    <header>
      <Heading as="h1">{blogTitle}</Heading>
      <p className="notes-lede">{blogDescription}</p>
      <Lists {...props} />
    </header>
  );
  return (
    <BlogHeader value={header}>
      <ListPage {...props} />
    </BlogHeader>
  );
}
