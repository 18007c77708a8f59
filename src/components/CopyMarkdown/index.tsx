import { useState, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { twinPath } from '../../plugins/twins/twinPath';

/** Props of {@link CopyMarkdown}. */
export type Props = {
  /** Path of the page on the site. */
  readonly permalink: string;
};

/**
 * Copies the page's Markdown twin. Without scripts, and where the browser refuses the clipboard, the
 * link opens it.
 */
export default function CopyMarkdown({ permalink }: Props): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const file = twinPath(permalink);

  async function copy(event: MouseEvent): Promise<void> {
    event.preventDefault();
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(response.statusText);
      await navigator.clipboard.writeText(await response.text());
      setCopied(true);
    } catch {
      location.assign(file);
    }
  }

  return (
    <Link
      href={`pathname://${file}`}
      target="_self"
      onClick={(event) => void copy(event)}
    >
      <span aria-live="polite">
        {isCopied ? (
          <Translate id="notes.twin.copied">Copied</Translate>
        ) : (
          <Translate id="notes.twin.copy">Copy as Markdown</Translate>
        )}
      </span>
    </Link>
  );
}
