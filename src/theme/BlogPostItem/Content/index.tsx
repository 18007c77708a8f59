// Change: sets the post's language on its text.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Content from '@theme-original/BlogPostItem/Content';
import type { Props } from '@theme/BlogPostItem/Content';

/** A post's text; what surrounds it is in the language of the interface. */
export default function BlogPostItemContent(props: Props): ReactNode {
  const { lang } = useBlogPost().frontMatter as { lang?: string };
  return (
    <div lang={lang}>
      <Content {...props} />
    </div>
  );
}
