// Change: adds ways to report an error and to copy the post as Markdown, as in notes.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';

import CopyMarkdown from '../../../components/CopyMarkdown';
import ReportError from '../../../components/ReportError';
import styles from './styles.module.css';

/** Tags and, on the post's own page, what a reader can do with it. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <div className={styles.foot}>
      <Footer />
      {isBlogPostPage && (
        <p>
          <ReportError title={metadata.title} permalink={metadata.permalink} />
          <CopyMarkdown permalink={metadata.permalink} />
        </p>
      )}
    </div>
  );
}
