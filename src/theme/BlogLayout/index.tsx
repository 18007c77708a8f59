// Change: laid out like a note, with the list of posts in place of its sidebar; imports the blog's CSS, so
// that notes don't load it. Every page leads back to the list of posts, which has `lang` on Chinese titles.
import { createContext, use, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

import '../../css/blog.css';
import { BLOG_PATH } from '../../notes/shared/urls.ts';
import PageTitle from '../../components/PageTitle/index.tsx';
import SideColumn from '../../components/SideColumn/index.tsx';

/** What's rendered above the posts of a list page; the theme's BlogListPage has no slot for it. */
export const BlogHeader = createContext<ReactNode>(null);

type Sidebar = NonNullable<Props['sidebar']>;

/** Titles as the theme renders them, which says that they are text and accepts elements. */
const withLanguages = (items: Sidebar['items']) =>
  items.map((item) => ({
    ...item,
    title: <PageTitle title={item.title} />,
  })) as unknown as Sidebar['items'];

/** A blog page: the list of posts, the content, and the table of contents. */
export default function BlogLayout(props: Props): ReactNode {
  const { sidebar, toc, children, ...layoutProps } = props;
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  const list = translate({ id: 'notes.blog.allPosts', message: 'All posts' });
  const blog = translate({ id: 'notes.blog', message: 'Blog' });
  return (
    <Layout {...layoutProps}>
      <div>
        <div className="theme-doc-sidebar-container notes-posts">
          {hasSidebar && (
            <SideColumn label={list}>
              <BlogSidebar
                sidebar={{ title: list, items: withLanguages(sidebar.items) }}
              />
            </SideColumn>
          )}
        </div>
        <main>
          <div className="container padding-top--md padding-bottom--lg">
            <div className="notes-columns">
              <div>
                {use(BlogHeader) ?? (
                  <nav className="breadcrumbs" aria-label={blog}>
                    <Link className="breadcrumbs__link" to={BLOG_PATH}>
                      {blog}
                    </Link>
                  </nav>
                )}
                {children}
              </div>
              {toc && <div>{toc}</div>}
            </div>
          </div>
        </main>
      </div>
    </Layout>
  );
}
