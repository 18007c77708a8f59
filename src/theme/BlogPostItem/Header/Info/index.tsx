// Change: formats the date and the reading time as notes do.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Info';

import { formatDay, roundMinutes } from 'mdx-source/client';

/** A post's date and reading time. */
export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, readingTime } = useBlogPost().metadata;
  return (
    <div className={className}>
      <time dateTime={date}>{formatDay(date)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <Translate
            id="notes.head.minutes"
            values={{ minutes: roundMinutes(readingTime) }}
          >
            {'{minutes} min'}
          </Translate>
        </>
      )}
    </div>
  );
}
