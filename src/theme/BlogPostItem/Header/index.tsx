// Change: date and reading time as notes have them, authors without avatars; on the post's own page its description
// and collapsed table of contents too. Title and description are in the post's language.
import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Title from '@theme/BlogPostItem/Header/Title';

import CollapsedToc from '../../../components/CollapsedToc/index.tsx';
import { formatDay } from '../../../notes/shared/formatDay.ts';

/** What's above a post, in its language but for the line below the title. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, frontMatter, isBlogPostPage, toc } = useBlogPost();
  const { authors, date, readingTime } = metadata;
  const { lang } = frontMatter as { lang?: string };
  return (
    <header>
      <section lang={lang}>
        <Title />
        {isBlogPostPage && frontMatter.description && (
          <p className="notes-lede">{frontMatter.description}</p>
        )}
      </section>
      <div>
        <time dateTime={date}>{formatDay(date)}</time>
        {' · '}
        <Translate id="notes.head.minutes" values={{ minutes: readingTime }}>
          {'{minutes} min'}
        </Translate>
        {isBlogPostPage &&
          authors.map(({ name, page, url, email }) => {
            const link = page?.permalink ?? url ?? (email && `mailto:${email}`);
            return (
              <Fragment key={name}>
                {' · '}
                {link ? <Link to={link}>{name}</Link> : name}
              </Fragment>
            );
          })}
      </div>
      {isBlogPostPage && (
        <section lang={lang}>
          <CollapsedToc frontMatter={frontMatter} toc={toc} />
        </section>
      )}
    </header>
  );
}
