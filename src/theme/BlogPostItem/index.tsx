// Change: actions as notes have them. The text is in the post's language.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Content from '@theme/BlogPostItem/Content';
import Footer from '@theme/BlogPostItem/Footer';
import Header from '@theme/BlogPostItem/Header';
import type { Props } from '@theme/BlogPostItem';

import PageActions from '../../components/PageActions/index.tsx';
import styles from './styles.module.css';

/** A post on its own page, or the beginning of one in a list. */
export default function BlogPostItem({ children, className }: Props): ReactNode {
  const { metadata, frontMatter, isBlogPostPage } = useBlogPost();
  const { lang } = frontMatter as { lang?: string };
  return (
    <article className={clsx(!isBlogPostPage && 'margin-bottom--xl', className)}>
      <Header />
      <div lang={lang}>
        <Content>{children}</Content>
      </div>
      <div className={styles.foot}>
        <Footer />
        {isBlogPostPage && <PageActions {...metadata} />}
      </div>
    </article>
  );
}
