import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import styles from './styles.module.css';

type Props = {
  /** File name or language. */
  readonly name: string;
  readonly lines: string;
  readonly children: ReactNode;
};

function labelFor(name: string, lines: string): string {
  return lines === '1'
    ? translate(
        { id: 'notes.code.harness.one', message: 'Show the test setup: {name}, 1 line' },
        { name },
      )
    : translate(
        {
          id: 'notes.code.harness',
          message: 'Show the test setup: {name}, {lines} lines',
          description: 'Opens a stub, a probe or a driver, which is folded',
        },
        { name, lines },
      );
}

/** Code that readers don't need to copy: collapsed to one line on screen, expanded in print. */
export default function Harness({ name, lines, children }: Props): ReactNode {
  return (
    <details className={styles.harness}>
      <summary className={styles.summary} lang={useInterfaceLanguage()}>
        {labelFor(name, lines)}
      </summary>
      {children}
    </details>
  );
}
