import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import { VisuallyHidden } from 'docusaurus-ui';
import styles from './styles.module.css';
import depthLabel from './depthLabel';

export type DepthProps = {
  /** `run`, `compiled`, `parsed`, `unchecked` or `failed`. */
  readonly depth: string;
  /** Why the sample wasn't checked, or not as far as its language allows. */
  readonly reason: string | undefined;
};

function labelFor({ depth, reason }: DepthProps): string {
  if (reason && depth === 'parsed') {
    return translate(
      { id: 'notes.code.depth.parsedOnly', message: 'parsed only: {reason}' },
      { reason },
    );
  }
  if (reason && depth === 'unchecked') {
    return translate(
      { id: 'notes.code.depth.because', message: 'not checked: {reason}' },
      { reason },
    );
  }
  return depthLabel(depth);
}

/** How far a sample was checked: an icon and a word. */
export default function Depth(props: DepthProps): ReactNode {
  const isProven = ['run', 'compiled', 'parsed'].includes(props.depth);
  const label = labelFor(props);
  const hasReason = label !== depthLabel(props.depth);
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
      {label}
    </span>
  );
}
