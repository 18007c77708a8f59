// Change: shown only on the post's own page, not in lists; the collapsed table of contents follows it.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme-original/BlogPostItem/Header/Authors';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import TOCCollapsible from '@theme/TOCCollapsible';

import { hasContents } from '../../../../components/CollapsedToc/hasContents';

/** The post's authors, and its table of contents for windows too narrow to show it beside the text. */
export default function BlogPostItemHeaderAuthors(props: Props): ReactNode {
  const { isBlogPostPage, toc, frontMatter } = useBlogPost();
  if (!isBlogPostPage) return null;
  return (
    <>
      <Authors {...props} />
      {hasContents({ frontMatter, toc }) && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="theme-doc-toc-mobile"
        />
      )}
    </>
  );
}
