import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

import Button from '../Button/index.tsx';
import useTemporaryValue from '../useTemporaryValue.ts';
import SpokenName from './SpokenName.tsx';
import styles from './styles.module.css';

/**
 * Buttons for a code block: copy, and wrap long lines.
 *
 * @param read - reads the code of the block
 * @param name - accessible name that distinguishes the block from others on the page
 * @returns the buttons, and whether long lines are wrapped
 */
export default function useCodeTools(read: () => string, name?: string) {
  const [result, showResult] = useTemporaryValue<'copied' | 'failed'>();
  const [wraps, setWraps] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(read());
      showResult('copied');
    } catch {
      showResult('failed');
    }
  }

  const labels = {
    copied: translate({ id: 'theme.code.copied', message: 'Copied' }),
    failed: translate({ id: 'theme.code.copyFailed', message: 'Not copied' }),
  };
  const tools = (
    <span className={styles.tools}>
      <Button small onClick={() => void copy()}>
        <span aria-live="polite">
          {result
            ? labels[result]
            : translate({ id: 'theme.code.copy', message: 'Copy' })}
        </span>
        <SpokenName name={name} />
      </Button>
      <Button small aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
        <Translate id="theme.code.wrap" description="Wraps long lines of code">
          Wrap
        </Translate>
        <SpokenName name={name} />
      </Button>
    </span>
  );
  return { tools, wraps };
}
