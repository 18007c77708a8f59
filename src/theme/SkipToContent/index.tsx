// Change: takes the focus only when the path changed, and without scrolling: upstream also does on
// a change of the query string, which throws the reader back to the top.
import { useRef, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';

import styles from './styles.module.css';

/** Focuses an element that is no tab stop, and leaves it as it was once the focus goes on. */
function focusOnce(element: HTMLElement | null, options?: FocusOptions): void {
  element?.setAttribute('tabindex', '-1');
  element?.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true,
  });
  element?.focus(options);
}

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  focusOnce(
    document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId),
  );
}

export default function SkipToContent() {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  useLocationChange(({ location, previousLocation }) => {
    const moved = location.pathname !== previousLocation?.pathname;
    if (moved && !location.hash && action === 'PUSH') {
      focusOnce(region.current, { preventScroll: true });
    }
  });
  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({ id: 'notes.skip.region', message: 'Start of page' })}
    >
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the target is this page, and it must work without scripts */}
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={focusContent}
      >
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
    </div>
  );
}
