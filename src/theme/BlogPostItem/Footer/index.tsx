// Change: adds what a reader can do with the post, as in notes.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';

import PageActions from '../../../components/PageActions/index.tsx';
import styles from './styles.module.css';

/** Tags and, on the post's own page, what a reader can do with it. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <div className={styles.foot}>
      <Footer />
      {isBlogPostPage && <PageActions {...metadata} />}
    </div>
  );
}
