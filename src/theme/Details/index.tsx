// Change: a native `<details>`; upstream collapses it again if it was opened before hydration.
import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';

import styles from './styles.module.css';

/** Content that stays collapsed behind a summary line until the reader opens it. */
export default function Details({
  summary,
  children,
  className,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
