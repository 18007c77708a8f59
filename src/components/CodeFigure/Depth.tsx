import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { SampleDepth } from 'sample-prover';

import { VisuallyHidden } from 'docusaurus-ui';
import styles from './styles.module.css';
import depthLabel from './depthLabel.ts';

type Props = {
  readonly depth: SampleDepth;
  /** Why the sample wasn't checked, or not as far as its language allows. */
  readonly reason: string | undefined;
};

/** How far a sample was checked: an icon and a word. */
export default function Depth({ depth, reason }: Props): ReactNode {
  const isProven = !['unchecked', 'failed'].includes(depth);
  const hasReason = reason !== undefined && ['parsed', 'unchecked'].includes(depth);
  const label = depthLabel(depth);
  return (
    <span
      className={clsx(
        styles.depth,
        isProven && styles.proven,
        hasReason && styles.reasoned,
      )}
    >
      <VisuallyHidden>
        <Translate id="notes.code.depth.label" description="Read before run, compiled …">
          Sample:
        </Translate>{' '}
      </VisuallyHidden>
      {hasReason ? `${label}: ${reason}` : label}
    </span>
  );
}
