import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import { Button, useBriefly } from 'docusaurus-ui';
import { twinPath } from '../../plugins/formats/twinPath';
import styles from './styles.module.css';

export type Props = {
  /** The page's path on the site. */
  readonly permalink: string;
};

/** Copies the page's Markdown twin; opens the twin if the browser denies clipboard access. */
export default function CopyMarkdown({ permalink }: Props): ReactNode {
  const [isCopied, showCopied] = useBriefly<true>();

  async function copy(): Promise<void> {
    const file = twinPath(permalink);
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(response.statusText);
      await navigator.clipboard.writeText(await response.text());
      showCopied(true);
    } catch {
      location.assign(file);
    }
  }

  return (
    <Button small className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">
        {isCopied ? (
          <Translate id="notes.twin.copied">Copied</Translate>
        ) : (
          <Translate id="notes.twin.copy">Copy as Markdown</Translate>
        )}
      </span>
    </Button>
  );
}
