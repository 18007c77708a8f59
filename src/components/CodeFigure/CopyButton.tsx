import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

const SHOWN_FOR = 1500;

type Outcome = 'copied' | 'failed';

/** Props of {@link CopyButton}. */
export type CopyButtonProps = {
  /** The code as it stands in the block. */
  readonly read: () => string;
  /** What tells the block from the page's other ones, said after the button's word. */
  readonly name?: string | undefined;
};

/** Copies the code of a block: what it shows is what a reader gets. */
export default function CopyButton({ read, name }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(read());
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
      {name && <span className={styles.heard}>{` (${name})`}</span>}
    </button>
  );
}
