// Change: the native element; upstream collapses it again if it was opened before hydration.
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './Details.module.css';

/** Content that stays collapsed behind a summary line until the reader opens it. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={styles.details} />;
}
