import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';

import focusOnce from './focusOnce.ts';
import styles from './styles.module.css';

/** A link to the page's content that's visible only while it has the focus. */
export default function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- it targets the current page and must work without JavaScript
    <a
      className={styles.link}
      href={`#${SkipToContentFallbackId}`}
      onClick={(event) => {
        event.preventDefault();
        const fallback = document.getElementById(SkipToContentFallbackId);
        focusOnce(document.querySelector('main') ?? fallback);
      }}
    >
      {children}
    </a>
  );
}
