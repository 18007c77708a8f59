import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';

import styles from './styles.module.css';

/** Focuses an element that isn't a tab stop, and restores it once the focus moves on. */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions): void {
  element?.setAttribute('tabindex', '-1');
  element?.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true,
  });
  element?.focus(options);
}

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
