import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button, useTemporaryValue } from 'docusaurus-ui';
import { markdownPath } from './markdownPath';
import styles from './styles.module.css';

export type Props = {
  /** The page's path on the site. */
  readonly permalink: string;
};

/**
 * Copies the page as Markdown. Without JavaScript, or if the browser has no clipboard or denies access, it
 * opens the `.md` file instead; if that can't be loaded, as when offline, the button says so.
 */
export default function CopyMarkdown({ permalink }: Props): ReactNode {
  const [result, show] = useTemporaryValue<'copied' | 'failed'>();
  const file = markdownPath(permalink);

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
          {result === 'copied' ? (
            <Translate id="notes.markdown.copied">Copied</Translate>
          ) : result === 'failed' ? (
            <Translate id="notes.markdown.failed">Could not be loaded</Translate>
          ) : (
            <Translate id="notes.markdown.copy">Copy as Markdown</Translate>
          )}
        </span>
      </Button>
      <noscript>
        <Link href={`pathname://${file}`} target="_self">
          <Translate id="notes.markdown.open">Markdown</Translate>
        </Link>
      </noscript>
    </>
  );
}
