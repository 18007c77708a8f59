// Change: the author stands on the post's own page only, not again and again in lists.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme-original/BlogPostItem/Header/Authors';
import type { Props } from '@theme/BlogPostItem/Header/Authors';

/** Who wrote the post. */
export default function BlogPostItemHeaderAuthors(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage && <Authors {...props} />;
}
