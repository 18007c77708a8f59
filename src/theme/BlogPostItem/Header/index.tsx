// Change: formats the date and the reading time as notes do; on the post's own page its description and
// its authors' names too, and the collapsed table of contents. No row of avatars. Title and description are
// in the post's language.
import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Title from '@theme/BlogPostItem/Header/Title';

import CollapsedToc from '../../../components/CollapsedToc/index.tsx';
import { formatDay } from '../../../notes/shared/formatDay.ts';

/** A post's title, description, date, reading time and authors. */
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
