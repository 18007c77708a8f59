import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

/** Props of {@link Depth}. */
export type DepthProps = {
  /** run, compiled, parsed, unchecked or failed. */
  readonly depth: string;
  /** Why a sample was not checked, or not as far as its language allows. */
  readonly reason: string | undefined;
};

function wordFor({ depth, reason }: DepthProps): string {
  switch (depth) {
    case 'run':
      return translate({ id: 'notes.code.depth.run', message: 'run' });
    case 'compiled':
      return translate({ id: 'notes.code.depth.compiled', message: 'compiled' });
    case 'parsed':
      return reason
        ? translate(
            { id: 'notes.code.depth.parsedOnly', message: 'parsed only: {reason}' },
            { reason },
          )
        : translate({ id: 'notes.code.depth.parsed', message: 'parsed' });
    case 'failed':
      return translate({ id: 'notes.code.depth.failed', message: 'failed' });
    default:
      return reason
        ? translate(
            { id: 'notes.code.depth.because', message: 'not checked: {reason}' },
            { reason },
          )
        : translate({ id: 'notes.code.depth.unchecked', message: 'not checked' });
  }
}

/** How far a sample was checked: a word, and a sign beside it. */
export default function Depth(props: DepthProps): ReactNode {
  const isProven = ['run', 'compiled', 'parsed'].includes(props.depth);
  return (
    <span className={clsx(styles.depth, isProven && styles.proven)}>
      <span className={styles.heard}>
        <Translate id="notes.code.depth.label" description="Read before run, compiled …">
          Sample:
        </Translate>{' '}
      </span>
      {wordFor(props)}
    </span>
  );
}
