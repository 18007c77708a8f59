// Change: own place for the search field; on small screens it stays in the bar.
import clsx from 'clsx';
import type { Props } from '@theme/Navbar/Search';

import styles from './styles.module.css';

export default function NavbarSearch({ children, className }: Props) {
  return <div className={clsx(styles.search, className)}>{children}</div>;
}
