import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

const SHOWN_FOR = 1500;

type Outcome = 'copied' | 'failed';

/** Copies the code of a figure: what the block shows is what a reader gets. */
export default function CopyButton({ figure }: { readonly figure: string }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy(): Promise<void> {
    const code =
      document.getElementById(figure)?.querySelector('code')?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    setTimeout(() => setOutcome(undefined), SHOWN_FOR);
  }

  const words = {
    copied: translate({ id: 'notes.code.copied', message: 'Copied' }),
    failed: translate({ id: 'notes.code.copyFailed', message: 'Not copied' }),
  };
  return (
    <button type="button" className={styles.tool} onClick={() => void copy()}>
      <span aria-live="polite">
        {outcome ? words[outcome] : translate({ id: 'notes.code.copy', message: 'Copy' })}
      </span>
    </button>
  );
}
