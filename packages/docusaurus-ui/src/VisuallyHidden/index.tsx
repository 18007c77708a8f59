import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Text for screen readers only. */
export default function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
