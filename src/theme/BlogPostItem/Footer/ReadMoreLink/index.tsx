// Change: names the post for screen readers, as visually hidden link text.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { VisuallyHidden } from 'docusaurus-ui';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** Links from a post's excerpt to the full post. */
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
