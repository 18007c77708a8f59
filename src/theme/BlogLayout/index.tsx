// Change: brings the rules of the blog along, which readers of notes need not load; where the window
// has no room for them, the posts open by a button.
import { use, type ReactNode } from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

import '../../css/blog.css';
import SideColumn from '../../components/SideColumn';
import { BlogHeader } from './BlogHeader';

/** A page of the blog: the list of posts, the text, and what is on the page. */
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
