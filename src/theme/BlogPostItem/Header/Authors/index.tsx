// Change: the collapsed table of contents instead, because the line of facts above names the authors.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import TOCCollapsible from '@theme/TOCCollapsible';

import { hasContents } from '../../../../components/CollapsedToc/hasContents';

/** A post's table of contents for windows too narrow to show it beside the text. */
export default function BlogPostItemHeaderAuthors(): ReactNode {
  const { isBlogPostPage, toc, frontMatter } = useBlogPost();
  return (
    isBlogPostPage &&
    hasContents({ frontMatter, toc }) && (
      <TOCCollapsible
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="theme-doc-toc-mobile"
      />
    )
  );
}
