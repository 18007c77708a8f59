import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button, useBriefly } from 'docusaurus-ui';
import { twinPath } from '../../plugins/formats/twinPath';
import styles from './styles.module.css';

export type Props = {
  /** The page's path on the site. */
  readonly permalink: string;
};

/**
 * Copies the page's Markdown twin. The twin itself opens without JavaScript, and where the browser has no
 * clipboard or denies it; if the twin can't be loaded, as offline, the button says so.
 */
export default function CopyMarkdown({ permalink }: Props): ReactNode {
  const [outcome, show] = useBriefly<'copied' | 'failed'>();
  const file = twinPath(permalink);

  async function copy(): Promise<void> {
    const text = await fetch(file)
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    if (text === undefined) return show('failed');
    try {
      await navigator.clipboard.writeText(text);
      show('copied');
    } catch {
      location.assign(file);
    }
  }

  return (
    <>
      <Button small className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">
          {outcome === 'copied' ? (
            <Translate id="notes.twin.copied">Copied</Translate>
          ) : outcome === 'failed' ? (
            <Translate id="notes.twin.failed">Could not be loaded</Translate>
          ) : (
            <Translate id="notes.twin.copy">Copy as Markdown</Translate>
          )}
        </span>
      </Button>
      <noscript>
        <Link href={`pathname://${file}`} target="_self">
          <Translate id="notes.twin.open">Markdown</Translate>
        </Link>
      </noscript>
    </>
  );
}
