// Change: a native disclosure: upstream's script folds up again what was opened before it ran.
import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';

import styles from './styles.module.css';

/** What stands behind a line of text and is folded until a reader asks for it. */
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
