import type { ReactNode } from 'react';

import { translate } from '@docusaurus/Translate';

import styles from './fold.module.css';

export type Props = {
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: ReactNode;
  readonly lines: number;
  readonly children: ReactNode;
};

/** The code of a block that is used rather than read: one line on screen, in full in print. */
export default function Fold({ name, lines, children }: Props) {
  const label = translate(
    {
      id: 'notes.live.fold',
      message: 'Show the code, {lines} lines',
      description:
        'Opens the code of a long live block, which is folded below its result',
    },
    { lines },
  );
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {typeof name === 'string' ? `${label}: ${name}` : label}
      </summary>
      {children}
    </details>
  );
}
