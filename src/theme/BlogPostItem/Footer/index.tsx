// Change: adds a link to report an error at the end of a post, as in notes.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';

import ReportError from '../../../components/ReportError';
import styles from './styles.module.css';

/** Tags and, on the post's own page, the link to report an error. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <div className={styles.foot}>
      <Footer />
      {isBlogPostPage && (
        <ReportError title={metadata.title} permalink={metadata.permalink} />
      )}
    </div>
  );
}
