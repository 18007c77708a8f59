// Change: links named as in authors.yml; upstream's dozen icons are 5 KB on each page of the blog.
import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Blog/Components/Author/Socials';

/** Links to an author's profiles on other sites. */
export default function BlogAuthorSocials({ author }: Props): ReactNode {
  return Object.entries(author.socials ?? {}).map(([platform, url], index) => (
    <Fragment key={platform}>
      {index > 0 && ' · '}
      <Link to={url}>{platform}</Link>
    </Fragment>
  ));
}
