// Change: what it leads to is said to screen readers, as text of the link.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { VisuallyHidden } from 'docusaurus-ui';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** From the beginning of a post to the whole of it. */
export default function ReadMoreLink({ blogPostTitle, ...linkProps }: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>
        <Translate id="theme.blog.post.readMore">Read more</Translate>
        <VisuallyHidden>
          {' '}
          <Translate id="notes.blog.about" values={{ title: blogPostTitle }}>
            {'about {title}'}
          </Translate>
        </VisuallyHidden>
      </b>
    </Link>
  );
}
