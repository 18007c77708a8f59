import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Words for screen readers alone. */
export default function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
