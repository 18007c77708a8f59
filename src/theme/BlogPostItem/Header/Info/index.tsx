// Change: formats the date and the reading time as notes do; on the post's own page its description and
// its authors too, and the collapsed table of contents.
import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import TOCCollapsible from '@theme/TOCCollapsible';

import { hasContents } from '../../../../components/CollapsedToc/hasContents.ts';
import { formatDay } from '../../../../notes/client/formatDay.ts';

/** A post's description, date, reading time and authors. */
export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { metadata, frontMatter, isBlogPostPage, toc } = useBlogPost();
  const { authors, date, readingTime } = metadata;
  return (
    <>
      {isBlogPostPage && frontMatter.description && (
        <p className="notes-lede">{frontMatter.description}</p>
      )}
      <div className={className}>
        <time dateTime={date}>{formatDay(date)}</time>
        {' · '}
        <Translate id="notes.head.minutes" values={{ minutes: readingTime }}>
          {'{minutes} min'}
        </Translate>
        {isBlogPostPage &&
          authors.map(({ name, page, url = page?.permalink }) => (
            <Fragment key={name}>
              {' · '}
              {url ? <Link to={url}>{name}</Link> : name}
            </Fragment>
          ))}
      </div>
      {isBlogPostPage && hasContents({ frontMatter, toc }) && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="theme-doc-toc-mobile"
        />
      )}
    </>
  );
}
