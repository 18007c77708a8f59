// Change: imports the blog's CSS, so that notes don't load it; in a narrow window, a button opens the
// list of posts.
import { use, type ReactNode } from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

import '../../css/blog.css';
import SideColumn from '../../components/SideColumn';
import { BlogHeader } from './BlogHeader';

/** A blog page: the list of posts, the content, and the table of contents. */
export default function BlogLayout(props: Props): ReactNode {
  const { sidebar, toc, children, ...layoutProps } = props;
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          {hasSidebar && (
            <SideColumn label={sidebar.title}>
              <BlogSidebar sidebar={sidebar} />
            </SideColumn>
          )}
          <main>
            {use(BlogHeader)}
            {children}
          </main>
          {toc && <div>{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
