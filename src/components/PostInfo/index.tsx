import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';

import CollapsedToc from '../CollapsedToc/index.tsx';
import { formatDay } from '../../notes/client/formatDay.ts';

/** A post's description, date, reading time and authors. */
export default function PostInfo(): ReactNode {
  const { metadata, frontMatter, isBlogPostPage, toc } = useBlogPost();
  const { authors, date, readingTime } = metadata;
  return (
    <>
      {isBlogPostPage && frontMatter.description && (
        <p className="notes-lede">{frontMatter.description}</p>
      )}
      <div>
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
      {isBlogPostPage && <CollapsedToc frontMatter={frontMatter} toc={toc} />}
    </>
  );
}
