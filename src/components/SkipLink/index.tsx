import type { MouseEvent, ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';

import focusOnce from './focusOnce';
import styles from './styles.module.css';

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  focusOnce(
    document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId),
  );
}

/**
 * A link to the text of the page, which is seen while it has the focus.
 *
 * @param props - `children`: its words
 */
export default function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the target is this page, and it must work without scripts
    <a
      className={styles.link}
      href={`#${SkipToContentFallbackId}`}
      onClick={focusContent}
    >
      {children}
    </a>
  );
}
