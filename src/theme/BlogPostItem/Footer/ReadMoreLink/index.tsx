// Change: the link says what it leads to on the screen too, not only to screen readers.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** From the beginning of a post to the whole of it. */
export default function ReadMoreLink({ blogPostTitle, ...linkProps }: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>
        <Translate id="theme.blog.post.readMoreLabel" values={{ title: blogPostTitle }}>
          {'Read more about {title}'}
        </Translate>
      </b>
    </Link>
  );
}
